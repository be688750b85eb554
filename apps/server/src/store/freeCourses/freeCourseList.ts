import { type RawBuilder, sql } from 'kysely';
import type { ApprovalStatus } from '@sen/api/contract/model';
import type { Database } from '../database.ts';
import { idOf } from '../lists/fieldConditions.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { averageStars, catalogueRows, isInCatalogue, requestStatus, shownCourse } from './catalogue.ts';

type Context = ListContext<'listFreeCourses'>;

/** Fields of several units with one name are one. */
function ofFields(ids: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`course.category_id in (select own.id from category own join category chosen
    on lower(chosen.name) = lower(own.name) where chosen.id in (${sql.join(ids.map(idOf))}))`;
}

function priceCondition(values: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`(case when coalesce(course.price, 0) = 0 then 'free' else 'paid' end) in (${sql.join(values)})`;
}

/** At least the lowest of these averages. */
function ratingCondition(values: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`${averageStars} >= ${Math.min(...values.map(Number))}`;
}

const oneOf = (known: readonly string[]) => (keyword: string) => known.includes(keyword);
const statuses = ['pending', 'approved', 'denied', 'withdrawn'] as const satisfies readonly ApprovalStatus[];

function requestCondition(values: readonly string[], { caller }: Context): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${requestStatus(caller.id)}, 'none') in (${sql.join(values)})`;
}

/** The catalogue of free courses. */
export const freeCourseList = defineList('listFreeCourses', {
  from: (database: Database, _context: Context) => database.selectFrom('course').where(isInCatalogue),
  id: 'course.id',
  unit: null,
  fields: {
    course_name: { kind: 'text', column: 'course.name_words' },
    level: { kind: 'enum', column: 'course.level' },
    field: { kind: 'custom', condition: ofFields },
    price: { kind: 'custom', condition: priceCondition, takes: oneOf(['free', 'paid']) },
    rating: { kind: 'custom', condition: ratingCondition, takes: (stars) => /^[1-5]$/.test(stars) },
    request: { kind: 'custom', condition: requestCondition, takes: oneOf(['none', ...statuses]) },
    company_id: { kind: 'id', column: 'course.company_id' },
  },
  sorts: {
    public_since: 'course.public_since',
    course_name: 'course.sort_key',
    rating: { by: () => averageStars, nulls: 'last' },
    price: { by: () => sql`coalesce(course.price, 0)` },
  },
  select: (database: Database, { caller, now }: Context) => catalogueRows(database, caller, now),
  row: shownCourse,
});
