import { mayRunClass, withinCompany } from '@sen/domain/access/scope';
import { certificateNumber } from '@sen/domain/certificates/certificateNumber';
import type { Caller } from '../../auth/Caller.ts';
import { assertAllowed, found, RefusalError } from '../../errors/RefusalError.ts';
import { type PrintedCertificate, printedCertificates } from '../../store/certificates/certificates.ts';
import { findClassFacts } from '../../store/classes/classes.ts';
import { findCompany } from '../../store/companies/companies.ts';
import type { Database } from '../../store/database.ts';
import { Download, type Handler } from '../Operation.ts';
import { printOne } from '../../certificates/printOne.ts';
import { factsOf, printTask } from '../../certificates/printTask.ts';

const names = { vi: 'chung-chi', en: 'certificate' } as const;

export const printCertificate: Handler<'printCertificate'> = async ({ path, caller }, services) => {
  const { database } = services;
  const certificate = found((await printedCertificates(database, [path.id]))[0]);
  await assertMayRead(database, certificate, caller);
  const number = certificateNumber(certificate);
  if (certificate.revoked_at !== null) throw new RefusalError('certificateRevoked', { params: { number } });
  const organisation = found(await findCompany(database, certificate.company_id)).name;
  const certificates = [factsOf(certificate)];
  const task = await printTask(services, certificate, { certificates, organisation });
  return new Download(`${names[certificate.lang]}-${number}.pdf`, 'application/pdf', await printOne(task));
};

/** Its person, and those who manage its class; of a class that is deleted, those who manage the unit. */
async function assertMayRead(
  database: Database,
  { user_id, company_id, classroom_id }: PrintedCertificate,
  caller: Caller,
): Promise<void> {
  if (user_id === caller.id) return;
  const classroom = classroom_id === null ? undefined : await findClassFacts(database, classroom_id);
  if (classroom) assertAllowed(mayRunClass(caller, classroom));
  else if (caller.role === 'super-admin' || caller.role === 'admin')
    assertAllowed(withinCompany(caller, { company_id }));
  else throw new RefusalError('notFound');
}
