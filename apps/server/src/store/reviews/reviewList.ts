import { sql } from 'kysely';
import { can } from '@sen/domain/access/can';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { reviewRows, shownReview } from './reviews.ts';

type Context = ListContext<'listCourseReviews'>;

const isHidden = sql<boolean>`review.hidden_at is not null`;

/** The reviews of a course. Students see no hidden ones but their own. */
export const reviewList = defineList('listCourseReviews', {
  from: (database: Database, { path, caller }: Context) =>
    database
      .selectFrom('course_review as review')
      .innerJoin('user_account as author', 'author.id', 'review.user_id')
      .where('review.course_id', '=', path.id)
      .$if(can(caller.role, 'review.write'), (query) =>
        query.where(sql<boolean>`(review.hidden_at is null or review.user_id = ${caller.id})`),
      ),
  id: 'review.id',
  unit: null,
  fields: {
    author: { kind: 'text', column: 'author.name_words' },
    stars: {
      kind: 'custom',
      condition: (stars) => sql<boolean>`review.stars::text in (${sql.join(stars)})`,
    },
    hidden: {
      kind: 'custom',
      condition: (values) => sql<boolean>`(${isHidden})::text in (${sql.join(values)})`,
    },
  },
  sorts: { created_at: 'review.created_at', stars: 'review.stars' },
  select: (database: Database) => reviewRows(database),
  row: (row, { caller }) => shownReview(row, caller),
});
