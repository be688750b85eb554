import { sql } from 'kysely';
import { numberedKeyStart, numberedName } from '@sen/domain/documents/numberedName';
import { nameKey } from '@sen/domain/text/sameName';
import { sortKey } from '@sen/domain/text/sort';
import type { InTransaction } from '../database.ts';

/** Where a name must be unique. */
export interface NamePlace {
  owner_id: string;
  parent_id: string | null;
}

const inPlace = ({ owner_id, parent_id }: NamePlace) =>
  sql<boolean>`owner_id = ${owner_id} and coalesce(parent_id, 0) = ${parent_id ?? '0'} and deleted_at is null`;

/** The documents of a folder that have one of these names. */
export async function findNamed(
  transaction: InTransaction,
  place: NamePlace,
  names: readonly string[],
): Promise<{ id: string; name: string; is_file: boolean }[]> {
  if (names.length === 0) return [];
  return transaction
    .selectFrom('document')
    .select(['id', 'name', 'is_file'])
    .where(inPlace(place))
    .where('name_key', 'in', names.map(nameKey))
    .orderBy('id')
    .execute();
}

/** The name, with a number if the folder has it. */
export async function freeName(
  transaction: InTransaction,
  place: NamePlace,
  { name, is_file, others = [] }: { name: string; is_file: boolean; others?: readonly string[] },
): Promise<string> {
  const rows = await transaction
    .selectFrom('document')
    .select('name_key')
    .where(inPlace(place))
    .where(sql<boolean>`starts_with(name_key, ${numberedKeyStart(name, is_file)})`)
    .execute();
  return numberedName(
    name,
    is_file,
    new Set([...rows.map(({ name_key }) => name_key), ...others.map(nameKey)]),
  );
}

/** The columns of a name. */
export const namedAs = (name: string) => ({ name, name_key: nameKey(name), sort_key: sortKey(name) });
