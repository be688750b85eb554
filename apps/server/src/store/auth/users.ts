import { sql } from 'kysely';
import type { Language, User } from '@sen/api/contract/model';
import type { MailReader } from '../../mail/mailTo.ts';
import { ofLiveUnit } from '../companies/liveUnits.ts';
import type { Database, InTransaction } from '../database.ts';
import { endCodes } from './signInCodes.ts';
import type { UserStatus } from '../users/tables.ts';

export interface SignInAccount extends MailReader {
  id: string;
  status: UserStatus;
  unitDeleted: boolean;
  passwordHash: string;
  /** Whether sign-in also requires an emailed code. */
  twoFactor: boolean;
  /**
   * Whether the account has signed in from this address before, or has just set a new
   * password there through an emailed link.
   */
  familiar: boolean;
}

/** The account with this user name or email. */
export async function findAccount(
  database: Database,
  username: string,
  address: string,
): Promise<SignInAccount | undefined> {
  const name = username.trim().normalize('NFC').toLowerCase();
  const row = await database
    .selectFrom('user_account')
    .select(['id', 'status', 'password_hash', 'two_factor', 'email', 'name', 'lang'])
    .select(ofLiveUnit('user_account.company_id').as('of_live_unit'))
    .select(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('session')
            .select(sql`1`.as('one'))
            .whereRef('session.user_id', '=', 'user_account.id')
            .where('session.address', '=', address),
        ),
        exists(
          selectFrom('password_link')
            .select(sql`1`.as('one'))
            .whereRef('password_link.user_id', '=', 'user_account.id')
            .where('password_link.used_from', '=', address),
        ),
      ]).as('familiar'),
    )
    .where((where) => where.or([where(sql`lower(email)`, '=', name), where(sql`lower(username)`, '=', name)]))
    .orderBy('id')
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      status: row.status,
      unitDeleted: !row.of_live_unit,
      passwordHash: row.password_hash,
      twoFactor: row.two_factor,
      email: row.email,
      name: row.name,
      lang: row.lang,
      familiar: Boolean(row.familiar),
    }
  );
}

/** The account that may reset its password by this email address. */
export async function findReader(
  database: Database,
  email: string,
): Promise<(MailReader & { id: string }) | undefined> {
  return database
    .selectFrom('user_account')
    .select(['id', 'name', 'email', 'lang'])
    .where(sql`lower(email)`, '=', email)
    .where('status', '=', 'active')
    .where(ofLiveUnit('user_account.company_id'))
    .executeTakeFirst();
}

/** The recipient of a mail about an account. */
export async function findReaderById(database: Database, id: string): Promise<MailReader | undefined> {
  return database
    .selectFrom('user_account')
    .select(['name', 'email', 'lang'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** @returns false if the password is no longer the one with the hash `replaces`, and then changes nothing */
export async function setPassword(
  transaction: InTransaction,
  id: string,
  { passwordHash, replaces, now }: { passwordHash: string; replaces?: string | undefined; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('user_account')
    .set({ password_hash: passwordHash, must_change_password: false, updated_at: now })
    .where('id', '=', id)
    .$if(replaces !== undefined, (query) => query.where('password_hash', '=', replaces ?? ''))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await endCodes(transaction, id);
  return true;
}

/** The user as `auth/me` shows it to its owner. */
export async function findUser(database: Database, id: string): Promise<User | undefined> {
  const row = await database
    .selectFrom('user_account')
    .leftJoin('company', 'company.id', 'user_account.company_id')
    .select([
      'user_account.id',
      'role',
      'lang',
      'company_id',
      'user_account.name',
      'first_name',
      'user_account.email',
    ])
    .select(['username', 'avatar', 'bg_img', 'metas', 'company.name as company_name', 'company.is_business'])
    .select(['company.accent_color', 'company.logo as company_logo'])
    .select(['must_change_password', 'admission', 'marketplace'])
    .where('user_account.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { metas, is_business, role, ...rest } = row;
  return { ...rest, role, roles: [{ name: role }], is_business: is_business ?? false, user_metas: metas };
}

export async function setUserLanguage(
  database: Database,
  id: string,
  lang: Language,
  now: Date,
): Promise<void> {
  await database.updateTable('user_account').set({ lang, updated_at: now }).where('id', '=', id).execute();
}

/** Records that a person came from the learning marketplace. */
export async function setMarketplace(database: Database, id: string, now: Date): Promise<void> {
  await database
    .updateTable('user_account')
    .set({ marketplace: true, updated_at: now })
    .where('id', '=', id)
    .where('marketplace', '=', false)
    .execute();
}
