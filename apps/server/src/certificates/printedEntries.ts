import { archivedName } from '@sen/domain/certificates/certificateArchive';
import { found } from '../errors/RefusalError.ts';
import { factsOf, printTask } from './printTask.ts';
import type { Services } from '../operations/Operation.ts';
import { printCertificates } from '../printing/printCertificates.ts';
import type { PrintedCertificate } from '../store/certificates/certificates.ts';
import { findCompany } from '../store/companies/companies.ts';
import type { ZipEntry } from '../zip/zipBytes.ts';

interface Printing {
  /** The unit that issued them. */
  company_id: string;
  /** Called after each one. */
  printed: (count: number) => Promise<void>;
}

/** The documents of certificates, printed one by one, those that look alike after each other. */
export async function* printedEntries(
  services: Pick<Services, 'database' | 'files' | 'config'>,
  certificates: readonly PrintedCertificate[],
  { company_id, printed }: Printing,
): AsyncGenerator<ZipEntry> {
  const organisation = found(await findCompany(services.database, company_id)).name;
  let count = 0;
  for (const alike of alikes(certificates)) {
    const [look] = alike;
    if (!look) continue;
    const facts = alike.map(factsOf);
    // oxlint-disable-next-line no-await-in-loop -- one design after the other: all take the same turn
    const task = await printTask(services, look, { certificates: facts, organisation });
    let index = 0;
    for await (const document of printCertificates(task)) {
      const fact = facts[index];
      index += 1;
      if (!fact) continue;
      yield [archivedName(fact), document, fact.issued_at];
      count += 1;
      await printed(count);
    }
  }
}

/** Those that look alike, together. */
function alikes(certificates: readonly PrintedCertificate[]): PrintedCertificate[][] {
  const groups = new Map<string, PrintedCertificate[]>();
  for (const certificate of certificates) {
    const look = `${certificate.design_id} ${certificate.lang}`;
    const group = groups.get(look);
    if (group) group.push(certificate);
    else groups.set(look, [certificate]);
  }
  return [...groups.values()];
}
