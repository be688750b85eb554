import { demoCompany, people } from '@sen/api/fixtures/people';
import { registrationLink } from '@sen/api/fixtures/registration';
import { registerCodeOf } from '@sen/domain/registration/checkSignUp';
import { activate } from '../store/users/activationLinks.ts';
import type { InTransaction } from '../store/database.ts';
import { setRegistration } from '../store/registration/registrationLinks.ts';
import { decideRequests, insertRequest, setAdmission } from '../store/registration/requests.ts';
import { insertApplicant } from '../store/registration/signUps.ts';
import { setMarketplace } from '../store/auth/users.ts';
import { type DemoApplicant, demoApplicants } from './demoPeople.ts';

const hour = 60 * 60_000;

interface Means {
  now: Date;
  passwordHash: string;
}

/** An open registration, and the rows left by registering, confirming the address and denying, without the mails. */
export async function seedRequests(transaction: InTransaction, means: Means): Promise<void> {
  const register_code = registerCodeOf(registrationLink.code ?? '');
  await setRegistration(transaction, demoCompany.id, { takes_registrations: true, register_code }, means.now);
  for (const applicant of demoApplicants) {
    // oxlint-disable-next-line no-await-in-loop -- requests are numbered in order of arrival
    await seedRequest(transaction, applicant, means);
  }
}

async function seedRequest(
  transaction: InTransaction,
  { username, hoursAgo, marketplace, reason, ...person }: DemoApplicant,
  { now, passwordHash }: Means,
): Promise<void> {
  const after = (hours: number) => new Date(now.getTime() - (hoursAgo - hours) * hour);
  const requestedAt = after(0);
  const form = { ...person, email: `${username}@sen.vn`, lang: 'vi' as const };
  const request = { company_id: demoCompany.id, kind: 'account' as const };
  const user_id = await insertApplicant(transaction, form, { passwordHash, now: requestedAt });
  await insertRequest(transaction, { ...request, user_id }, requestedAt);
  await activate(transaction, { userId: user_id, passwordHash, now: after(1) });
  if (marketplace) await setMarketplace(transaction, user_id, after(1));
  if (reason === null) return;
  const { id } = await transaction
    .selectFrom('registration_request')
    .select('id')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  const decision = { decided_by: people.admin.id, decided_at: after(20) };
  await decideRequests(transaction, [id], { status: 'denied', reason, ...decision });
  await setAdmission(transaction, [user_id], { admission: 'denied', now: after(20) });
}
