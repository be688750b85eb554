import type { Caller } from '../../auth/Caller.ts';
import type { MailReader } from '../../mail/mailTo.ts';
import { liveUnits } from '../companies/liveUnits.ts';
import type { Database } from '../database.ts';

/** Limits abuse of the recipients. */
const limit = 10;

/** Recipients of support requests: the unit's address, else its administrators, else the system's. */
export async function findSupportReaders(database: Database, caller: Caller): Promise<MailReader[]> {
  if (caller.company_id !== null) {
    const unit = await liveUnits(database)
      .select(['name', 'email'])
      .where('id', '=', caller.company_id)
      .executeTakeFirst();
    const admins = await managers(database, 'admin', caller);
    // The unit's address is read by its administrators: in the language that more of them have chosen.
    if (unit?.email) return [{ name: unit.name, email: unit.email, lang: languageOf(admins) }];
    if (admins.length > 0) return admins;
  }
  return managers(database, 'super-admin', caller);
}

function languageOf(readers: readonly MailReader[]): MailReader['lang'] {
  const english = readers.filter(({ lang }) => lang === 'en').length;
  return english > readers.length / 2 ? 'en' : 'vi';
}

/** Excludes the caller, unless there is nobody else. */
async function managers(
  database: Database,
  role: 'admin' | 'super-admin',
  { id, company_id }: Caller,
): Promise<MailReader[]> {
  const found = await database
    .selectFrom('user_account')
    .select(['id', 'name', 'email', 'lang'])
    .where('role', '=', role)
    .where('status', '=', 'active')
    .$if(role === 'admin', (query) => query.where('company_id', '=', company_id))
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  const others = found.filter((manager) => manager.id !== id);
  const asked = others.length > 0 || role === 'admin' ? others : found;
  return asked.slice(0, limit).map(({ name, email, lang }) => ({ name, email, lang }));
}
