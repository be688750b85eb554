import { sql } from 'kysely';
import type { ClassCertificate, ClassCertificateRow } from '@sen/api/contract/model';
import { certificateNumber } from '@sen/domain/certificates/certificateNumber';
import { certificateStatus } from '@sen/domain/certificates/certificateStatus';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';

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

/** As `certificateStatus` of packages/domain says it; a test compares the two. */
const state = (now: Date) => sql<string>`case
  when certificate_id is null then case when coalesce(result.certificate, false) then 'earned' else 'none' end
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
      .select(['result.score', 'result.rating', 'result.certificate as earned'])
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
  row: ({ id, name, avatar, email, score, rating, earned, ...kept }, { now }): ClassCertificateRow => {
    const certificate = shownCertificate(kept, now);
    return {
      id,
      name,
      avatar,
      email,
      score,
      rating,
      earned: earned ?? false,
      state: certificate?.status ?? (earned ? 'earned' : 'none'),
      certificate,
    };
  },
});

interface KeptCertificate {
  certificate_id: string | null;
  year: number | null;
  serial: number | null;
  code: string | null;
  issued_at: Date | null;
  expires_at: Date | null;
  revoked_at: Date | null;
  reason: string | null;
}

function shownCertificate(kept: KeptCertificate, now: Date): ClassCertificate | null {
  const { certificate_id: id, year, serial, code, issued_at, expires_at, revoked_at, reason } = kept;
  if (id === null || year === null || serial === null || code === null || issued_at === null) return null;
  return {
    id,
    number: certificateNumber({ year, serial }),
    code,
    status: certificateStatus({ expires_at, revoked_at }, now),
    issued_at: issued_at.toISOString(),
    expires_at: expires_at?.toISOString() ?? null,
    revoked_at: revoked_at?.toISOString() ?? null,
    reason,
  };
}
