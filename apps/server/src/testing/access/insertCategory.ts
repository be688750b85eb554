import type { CategoryKind } from '@sen/domain/categories/categoryKinds';
import { sortKey } from '@sen/domain/text/sort';
import type { TestApp } from '../TestApp.ts';

/** A category of the unit for the thing with this title. */
export async function insertCategory(
  { database }: Pick<TestApp, 'database'>,
  company_id: string,
  kind: CategoryKind,
  title: string,
): Promise<string> {
  const name = `Danh mục của ${title}`;
  const { id } = await database
    .insertInto('category')
    .values({ company_id, kind, name, sort_key: sortKey(name) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
