import { demoCompany, people } from '@sen/api/fixtures/people';
import type { CategoryKind } from '@sen/domain/categories/categoryKinds';
import { insertCategory } from '../store/categories/categoryChanges.ts';
import { sortKey } from '@sen/domain/text/sort';
import type { Database } from '../store/database.ts';
import { demoCategories } from './demoCategories.ts';

// Object.entries widens the keys; they are exactly the table's.
const kinds = Object.entries(demoCategories) as [CategoryKind, (typeof demoCategories)[CategoryKind]][];

/** The categories of all kinds, parents before children. */
export async function seedCategories(database: Database, now: Date): Promise<void> {
  const made = new Date(now.getTime() - 20 * 86_400_000);
  const add = async (kind: CategoryKind, name: string, parent: { id: string; sort_key: string } | null) => {
    const owner = { company_id: demoCompany.id, created_by: people.admin.id };
    const id = await insertCategory(database, { name, kind, ...owner, parent }, made);
    if (id === undefined) throw new Error(`The demo has the category “${name}” twice.`);
    return id;
  };
  const parents: { kind: CategoryKind; id: string; name: string; children: readonly string[] }[] = [];
  for (const [kind, categories] of kinds)
    for (const { name, children = [] } of categories)
      // oxlint-disable-next-line no-await-in-loop -- ids follow the order
      parents.push({ kind, id: await add(kind, name, null), name, children });
  for (const { kind, id, name, children } of parents)
    for (const child of children)
      // oxlint-disable-next-line no-await-in-loop -- ids follow the order
      await add(kind, child, { id, sort_key: sortKey(name) });
}
