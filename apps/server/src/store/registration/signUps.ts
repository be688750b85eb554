import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import { firstNameOf } from '@sen/domain/users/checkPerson';
import type { Database, InTransaction } from '../database.ts';
import { memberInUse } from '../users/memberAccess.ts';
import { nameKeys } from '../users/nameKeys.ts';
import type { Admission, UserStatus } from '../users/tables.ts';
import type { SignUpTable } from '../registration/tables.ts';

export type SignUp = Selectable<SignUpTable>;
type Person = Pick<SignUp, 'email' | 'name' | 'phone' | 'date_of_birth' | 'lang'>;

/** Stores a visitor's sign-up without checking whether the address has an account. */
export async function queueSignUp(database: Database, signUp: Insertable<SignUpTable>): Promise<void> {
  await database.insertInto('sign_up').values(signUp).execute();
}

export async function waitingSignUps(database: Database, limit: number): Promise<string[]> {
  const rows = await database.selectFrom('sign_up').select('id').orderBy('id').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Takes a sign-up for this transaction, which deletes it; undefined if another process has it. */
export async function takeSignUp(transaction: InTransaction, id: string): Promise<SignUp | undefined> {
  return transaction
    .deleteFrom('sign_up')
    .where('id', 'in', (waiting) =>
      waiting.selectFrom('sign_up').select('id').where('id', '=', id).forUpdate().skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

export interface AccountOfEmail {
  id: string;
  name: string;
  email: string;
  lang: 'vi' | 'en';
  status: UserStatus;
  admission: Admission | null;
}

/** The account that signs in by this address, locked for this transaction. */
export async function takeAccountOf(
  transaction: InTransaction,
  email: string,
): Promise<AccountOfEmail | undefined> {
  return transaction
    .selectFrom('user_account')
    .select(['id', 'name', 'email', 'lang', 'status', 'admission'])
    .where((where) =>
      where.or([where(sql`lower(email)`, '=', email), where(sql`lower(username)`, '=', email)]),
    )
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

const columnsOf = ({ name, phone, date_of_birth, lang }: Person) => ({
  name,
  first_name: firstNameOf(name),
  ...nameKeys(name),
  phone,
  date_of_birth,
  lang,
});

/** Inserts the applicant's account: a student without a unit, waiting for one. */
export async function insertApplicant(
  transaction: InTransaction,
  person: Person,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<string> {
  const { id } = await transaction
    .insertInto('user_account')
    .values({
      ...columnsOf(person),
      role: 'student',
      status: 'inactive',
      admission: 'pending',
      email: person.email,
      username: person.email,
      password_hash: passwordHash,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Before the address is confirmed, the newest sign-up replaces earlier ones. */
export async function updateApplicant(
  transaction: InTransaction,
  id: string,
  { signUp, now }: { signUp: SignUp; now: Date },
): Promise<void> {
  await transaction
    .updateTable('user_account')
    .set({ ...columnsOf(signUp), updated_at: now })
    .where('id', '=', id)
    .execute();
  await transaction.deleteFrom('registration_request').where('user_id', '=', id).execute();
}

/** Deletes accounts whose address was never confirmed, and sign-ups that could not be processed. */
export async function clearUnconfirmed(database: Database, before: Date): Promise<void> {
  await database
    .deleteFrom('user_account')
    .where('status', '=', 'inactive')
    .where('admission', '=', 'pending')
    .where('updated_at', '<', before)
    .execute();
  await database.deleteFrom('sign_up').where('created_at', '<', before).execute();
}

/** Deletes accounts of people denied before then who have not asked again since; returns the unit of each. */
export async function clearDenied(
  transaction: InTransaction,
  before: Date,
): Promise<{ id: string; company_id: string | null }[]> {
  const people = await transaction
    .selectFrom('user_account')
    .select('user_account.id')
    .select((person) =>
      person
        .selectFrom('registration_request')
        .select('company_id')
        .whereRef('user_id', '=', 'user_account.id')
        .orderBy('id', 'desc')
        .limit(1)
        .as('company_id'),
    )
    .where('admission', '=', 'denied')
    .where(sql<boolean>`not ${memberInUse}`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('registration_request')
            .select('id')
            .whereRef('user_id', '=', 'user_account.id')
            .where((request) =>
              request.or([request('decided_at', 'is', null), request('decided_at', '>=', before)]),
            ),
        ),
      ),
    )
    .orderBy('user_account.id')
    .forUpdate('user_account')
    .execute();
  if (people.length === 0) return [];
  const ids = people.map(({ id }) => id);
  await transaction.deleteFrom('user_account').where('id', 'in', ids).execute();
  return people;
}
