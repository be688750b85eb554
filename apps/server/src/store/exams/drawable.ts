import { sql } from 'kysely';
import type { Drawable } from '@sen/domain/exams/drawRules';
import { ofCategories } from '../categories/ofCategories.ts';
import type { Database } from '../database.ts';
import { inScope, type Scope } from '../lists/scope.ts';

/** A question that was edited while in use is drawn as its newest copy. */
const hasNewerCopy = sql<boolean>`exists (select from question newer where newer.copied_from = question.id
  and newer.status = 'published' and not newer.check_error)`;

/**
 * The questions of these categories and their subcategories that may be drawn: public, without an error mark, and neither in `except`
 * nor a copy of one that is.
 */
export async function findDrawable(
  database: Database,
  categoryIds: readonly string[],
  scope: Scope,
  except: readonly string[],
): Promise<Drawable[]> {
  const known = sql`any(${[...except]}::bigint[])`;
  const rows = await database
    .selectFrom('question')
    .innerJoin('category', 'category.id', 'question.category_id')
    .select(['question.id', 'question.category_id', 'category.parent_id', 'question.difficulty'])
    .where(inScope('question.company_id', scope))
    .where(ofCategories('question.category_id', categoryIds))
    .where('question.status', '=', 'published')
    .where('question.check_error', '=', false)
    .where(sql<boolean>`not ${hasNewerCopy}`)
    .where(sql<boolean>`question.id <> all(${[...except]}::bigint[])`)
    .where(sql<boolean>`(question.copied_from is null or not question.copied_from = ${known})`)
    .orderBy('question.id')
    .execute();
  return rows.map(({ id, category_id, parent_id, difficulty }) => ({
    id,
    categories: parent_id === null ? [category_id] : [category_id, parent_id],
    difficulty,
  }));
}

/** How many of these categories of questions are in scope. */
export async function countQuestionCategories(
  database: Database,
  ids: readonly string[],
  scope: Scope,
): Promise<number> {
  const rows = await database
    .selectFrom('category')
    .select('id')
    .where('id', 'in', ids)
    .where('kind', '=', 'question')
    .where(inScope('company_id', scope))
    .execute();
  return rows.length;
}
