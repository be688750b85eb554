import { sql } from 'kysely';
import type { CategoryCount, CategoryUse, CategoryUseThing } from '@sen/api/contract/model';
import type { CategoryKind } from '@sen/domain/categories/categoryKinds';
import { countBy } from '../countBy.ts';
import type { Database } from '../database.ts';

/** A table whose rows have a category: its columns are `id`, `category_id` (indexed) and the title. */
interface CategoryUser {
  thing: Exclude<CategoryUseThing, 'child'>;
  table: 'question' | 'exam' | 'lesson' | 'survey_form' | 'project' | 'course' | 'forum_topic';
  title: 'title' | 'name';
  /** What tells one who edits such a thing that it has changed meanwhile, and who changed it. */
  changed?: readonly ('version' | 'updated_at' | 'updated_by')[];
}

const edited = ['version', 'updated_at', 'updated_by'] as const;

const course: CategoryUser = {
  thing: 'course',
  table: 'course',
  title: 'name',
  changed: edited,
};

/**
 * What uses the categories of each kind. Whoever adds things with a category adds them here: then lists count them, deleting is
 * refused because of them, and they are moved with everything else.
 */
const categoryUsers: Readonly<Record<CategoryKind, readonly CategoryUser[]>> = {
  // Without a date: what was imported may still be undone.
  question: [{ thing: 'question', table: 'question', title: 'title', changed: ['version', 'updated_by'] }],
  exam: [{ thing: 'exam', table: 'exam', title: 'title', changed: edited }],
  lesson: [{ thing: 'lesson', table: 'lesson', title: 'name', changed: edited }],
  survey_vote: [{ thing: 'survey_form', table: 'survey_form', title: 'name', changed: edited }],
  project: [{ thing: 'project', table: 'project', title: 'name', changed: ['version', 'updated_at'] }],
  course: [course],
  course_business: [course],
  topic: [{ thing: 'topic', table: 'forum_topic', title: 'name', changed: ['version', 'updated_at'] }],
  department: [],
  general: [],
};

/** The condition that something uses a category of this kind, its children included. */
export function isUsed(kind: CategoryKind) {
  const users = categoryUsers[kind].map(
    ({ table }) => sql<boolean>`exists (select 1 from ${sql.table(table)} where category_id = category.id)`,
  );
  const children = sql<boolean>`exists (select 1 from category child where child.parent_id = category.id)`;
  return sql<boolean>`(${sql.join([children, ...users], sql` or `)})`;
}

/** How many things use each of these categories, without their children; those without uses are absent. */
export async function countUses(
  database: Database,
  kind: CategoryKind,
  ids: readonly string[],
): Promise<Map<string, CategoryCount[]>> {
  const kinds = categoryUsers[kind].map(({ thing, table }) => ({ thing, table, column: 'category_id' }));
  return countBy(database, kinds, ids);
}

/** What uses a category, each with its newest ones; without its children. */
export async function findUses(database: Database, kind: CategoryKind, id: string): Promise<CategoryUse[]> {
  const counts = (await countUses(database, kind, [id])).get(id) ?? [];
  return Promise.all(
    counts.map(async ({ thing, count }) => ({
      thing,
      count,
      latest: await latest(database, kind, thing, id),
    })),
  );
}

async function latest(
  database: Database,
  kind: CategoryKind,
  thing: CategoryUseThing,
  id: string,
): Promise<CategoryUse['latest']> {
  const user = categoryUsers[kind].find((one) => one.thing === thing);
  if (!user) return [];
  const { rows } = await sql<{
    id: string;
    title: string;
  }>`select id, ${sql.ref(user.title)} as title from ${sql.table(user.table)}
    where category_id = ${id} order by id desc limit 5`.execute(database);
  return rows;
}

/** Gives everything that uses a category another one. */
export async function moveUses(
  database: Database,
  kind: CategoryKind,
  { from, to, by, now }: { from: string; to: string; by: string; now: Date },
): Promise<CategoryCount[]> {
  const values = {
    version: sql`version = version + 1`,
    updated_at: sql`updated_at = ${now}`,
    updated_by: sql`updated_by = ${by}`,
  };
  const moved: CategoryCount[] = [];
  for (const { thing, table, changed = [] } of categoryUsers[kind]) {
    const changes = [sql`category_id = ${to}`, ...changed.map((column) => values[column])];
    const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.join(changes)}
      where category_id = ${from}`.execute(database);
    const count = Number(numAffectedRows ?? 0);
    if (count > 0) moved.push({ thing, count });
  }
  return moved;
}
