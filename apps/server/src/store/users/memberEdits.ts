import { sql } from 'kysely';
import { changeableFields, type FieldChange } from '@sen/domain/imports/existingMember';
import { firstNameOf } from '@sen/domain/users/checkPerson';
import type { InTransaction } from '../database.ts';
import { type ImportChange, insertChanges } from '../imports/importChanges.ts';
import { storableJson } from '../imports/storableJson.ts';
import { nameKeys } from './nameKeys.ts';
import { addressOf } from '../platform/audit.ts';

/** A row of an import that changes an account, and when that was changed last. */
export interface MemberEdit {
  row: number;
  id: string;
  changes: readonly FieldChange[];
  updated_at: Date;
}

interface Order {
  importId: string;
  actorId: string;
  now: Date;
}

type Values = Record<string, string | null>;

/** Changes these accounts, which are locked, each with its audit entry and what it was before. */
export async function editMembers(
  transaction: InTransaction,
  edits: readonly MemberEdit[],
  { importId, actorId, now }: Order,
): Promise<void> {
  if (edits.length === 0) return;
  const kept = edits.map(({ row, id, changes, updated_at }): ImportChange => ({
    row,
    subject_id: id,
    before: { ...valuesOf(changes, 'before'), updated_at: updated_at.toISOString() },
    after: { ...valuesOf(changes, 'after'), updated_at: now.toISOString() },
  }));
  await setFields(
    transaction,
    kept.map(({ subject_id, before, after }) => ({ id: subject_id, is: before, becomes: after })),
    now,
  );
  await insertChanges(transaction, importId, kept);
  await recordEdits(transaction, edits, { importId, actorId, now });
}

/** Gives the fields that these rows changed their former values back, but for those that were changed since. */
export async function restoreMembers(
  transaction: InTransaction,
  changes: readonly ImportChange[],
  { importId, actorId, now }: Order,
): Promise<void> {
  const edited = changes.filter(({ before }) => before !== null);
  if (edited.length === 0) return;
  await setFields(
    transaction,
    edited.map(({ subject_id, before, after }) => ({ id: subject_id, is: after, becomes: before })),
    now,
  );
  const audited = edited.map(({ subject_id: id, before }) => ({
    id,
    changes: changeableFields.flatMap((field) => (before && field in before ? [{ field }] : [])),
  }));
  await recordEdits(transaction, audited, { importId, actorId, now });
}

/** The values of changes, with the columns by which people are ordered. */
function valuesOf(changes: readonly FieldChange[], side: 'before' | 'after'): Values {
  const values: Values = Object.fromEntries(changes.map((change) => [change.field, change[side]]));
  const { name } = values;
  return typeof name === 'string' ? { ...values, first_name: firstNameOf(name), ...nameKeys(name) } : values;
}

const columns = [...changeableFields, 'first_name', 'sort_key', 'given_name_key'] as const;

interface FieldsOf {
  id: string;
  is: Values | null;
  becomes: Values | null;
}

/** Sets each field that still is what it is said to be, in one statement for any number of accounts. */
async function setFields(transaction: InTransaction, fields: readonly FieldsOf[], now: Date): Promise<void> {
  const assignments = columns.map((column) => {
    const target = column === 'dateOfBirth' ? 'date_of_birth' : column;
    const type = sql.raw(column === 'dateOfBirth' ? 'date' : 'text');
    return sql`${sql.ref(target)} = case when becomes ? ${sql.lit(column)}
      and ${sql.ref(`user_account.${target}`)} is not distinct from (given."is" ->> ${sql.lit(column)})::${type}
      then (becomes ->> ${sql.lit(column)})::${type} else ${sql.ref(`user_account.${target}`)} end`;
  });
  await sql`
    update user_account set ${sql.join(assignments)}, version = version + 1,
      updated_at = case when user_account.updated_at = (given."is" ->> 'updated_at')::timestamptz
        then (becomes ->> 'updated_at')::timestamptz else ${now}::timestamptz end
    from jsonb_to_recordset(${storableJson(fields)}::jsonb) as given (id bigint, "is" jsonb, becomes jsonb)
    where user_account.id = given.id`.execute(transaction);
}

interface Edited {
  id: string;
  changes: readonly Pick<FieldChange, 'field'>[];
}

/** Names of fields only: personal data must not be in the audit log. */
async function recordEdits(
  transaction: InTransaction,
  edited: readonly Edited[],
  { importId, actorId, now }: Order,
): Promise<void> {
  const given = edited.map(({ id, changes }) => ({ id, fields: changes.map(({ field }) => field) }));
  await sql`
    insert into audit_log (actor_id, action, subject_id, company_id, details, address, created_at)
    select ${actorId}::bigint, 'member.edited', user_account.id, company_id,
      jsonb_build_object('fields', fields, 'import', ${importId}::text), ${addressOf(actorId)}, ${now}::timestamptz
    from jsonb_to_recordset(${storableJson(given)}::jsonb) as given (id bigint, fields jsonb)
    join user_account on user_account.id = given.id`.execute(transaction);
}
