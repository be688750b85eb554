import type { NotificationChoices, Profile } from '@sen/api/contract/model';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { nameKeys } from '../users/nameKeys.ts';

/** An account's own profile. */
export async function findProfile(database: Database, id: string): Promise<Profile | undefined> {
  const row = await database
    .selectFrom('user_account as person')
    .leftJoin('company', 'company.id', 'person.company_id')
    .select([
      'person.id',
      'person.name',
      'person.first_name',
      'person.email',
      'person.username',
      'person.role',
    ])
    .select([
      'company.name as company_name',
      'person.phone',
      'person.sex',
      'person.date_of_birth as dateOfBirth',
    ])
    .select(['person.address', 'person.department', 'person.title', 'person.employee_code'])
    .select(['person.membership_code', 'person.avatar', 'person.bg_img', 'person.two_factor'])
    .select(['person.created_at', 'person.last_login_at'])
    .where('person.id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      created_at: row.created_at.toISOString(),
      last_login_at: row.last_login_at?.toISOString() ?? null,
    }
  );
}

type Editable = Pick<Profile, 'name' | 'first_name' | 'phone' | 'sex' | 'dateOfBirth' | 'address'>;

export async function saveOwnProfile(
  database: Database,
  id: string,
  { dateOfBirth, ...profile }: Editable,
  now: Date,
): Promise<void> {
  await database
    .updateTable('user_account')
    .set({ ...profile, date_of_birth: dateOfBirth, ...nameKeys(profile.name), updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function findPasswordHash(database: Database, id: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('user_account')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.password_hash;
}

/** @returns false if the password is no longer the one with this hash, and then changes nothing */
export async function setSecondStep(
  database: Database,
  id: string,
  { enabled, passwordHash, now }: { enabled: boolean; passwordHash: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('user_account')
    .set({ two_factor: enabled, updated_at: now })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Merges choices into the stored ones; returns all of them. */
export async function keepMetas(
  database: Database,
  id: string,
  chosen: NotificationChoices,
  now: Date,
): Promise<Record<string, string>> {
  const { metas } = await database
    .updateTable('user_account')
    .set({ metas: sql<string>`metas || ${JSON.stringify(chosen)}::jsonb`, updated_at: now })
    .where('id', '=', id)
    .returning('metas')
    .executeTakeFirstOrThrow();
  return metas;
}
