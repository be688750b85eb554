import { sql } from 'kysely';
import type { ClassCertificateRow, ClassCertificateState } from '@sen/api/contract/model';
import { judgedCompletions } from '@sen/domain/completion/hasMissedCertificate';
import type { Database } from '../database.ts';
import { missingOf } from '../completion/missingOf.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { shownCertificate } from './classCertificate.ts';

type Context = ListContext<'listClassCertificates'>;

/** The students of the class with their results and the newest certificate of each. */
function studentsOf(database: Database, { path }: Context) {
  return database
    .selectFrom('classroom_student as student')
    .innerJoin('user_account as person', 'person.id', 'student.user_id')
    .leftJoin('course_result as result', (join) =>
      join
        .onRef('result.classroom_id', '=', 'student.classroom_id')
        .onRef('result.user_id', '=', 'student.user_id'),
    )
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('certificate')
          .select(['certificate.id as certificate_id', 'year', 'serial', 'code', 'issued_at', 'expires_at'])
          .select(['revoked_at', 'reason'])
          .whereRef('certificate.classroom_id', '=', 'student.classroom_id')
          .whereRef('certificate.user_id', '=', 'student.user_id')
          .orderBy('certificate.id', 'desc')
          .limit(1)
          .as('certificate'),
      (join) => join.onTrue(),
    )
    .where('student.classroom_id', '=', path.id);
}

/** As `certificateStatus` and `hasMissedCertificate` of packages/domain say it. */
const state = (now: Date) => sql<ClassCertificateState>`case
  when certificate_id is null then case
    when coalesce(result.certificate, false) then 'earned'
    when result.completion in (${sql.join(judgedCompletions)}) and not result.waiting
      and (select ends_at from classroom where id = student.classroom_id) <= ${now} then 'missed'
    else 'none' end
  when revoked_at is not null then 'revoked'
  when expires_at <= ${now} then 'expired' else 'valid' end`;

export const classCertificateList = defineList('listClassCertificates', {
  from: studentsOf,
  id: 'person.id',
  unit: null,
  fields: {
    name: { kind: 'text', column: 'person.name_words' },
    state: {
      kind: 'custom',
      condition: (states, { now }) => sql<boolean>`${state(now)} in (${sql.join(states)})`,
    },
    number: {
      kind: 'custom',
      condition: (numbers) =>
        sql<boolean>`year || '-' || lpad(serial::text, 6, '0') like any (${numbers.map((number) => `%${number.replaceAll(/[\\%_]/g, '\\$&')}%`)}::text[])`,
    },
  },
  sorts: {
    name: 'person.given_name_key',
    issued_at: { by: 'certificate.issued_at', nulls: 'lowest' },
  },
  select: (database: Database, context: Context) =>
    studentsOf(database, context)
      .select(['person.id', 'person.name', 'person.avatar', 'person.email'])
      .select(['result.score', 'result.rating', 'result.certificate as earned', 'result.waiting'])
      .select(state(context.now).as('state'))
      .select([
        'certificate_id',
        'year',
        'serial',
        'code',
        'issued_at',
        'expires_at',
        'revoked_at',
        'reason',
      ]),
  row: (
    { id, name, avatar, email, score, rating, earned, waiting, ...kept },
    { now },
  ): ClassCertificateRow => ({
    id,
    name,
    avatar,
    email,
    score,
    rating,
    earned: earned ?? false,
    waiting: waiting ?? false,
    missing: [],
    state: kept.state,
    certificate: shownCertificate(kept, now),
  }),
  complete: async (rows, database, { path, now }) => {
    const unearned = rows.flatMap(({ id, earned }) => (earned ? [] : [id]));
    const missing = await missingOf(database, { classId: path.id, userIds: unearned }, now);
    return rows.map((row) => ({ ...row, missing: missing.get(row.id) ?? [] }));
  },
});
