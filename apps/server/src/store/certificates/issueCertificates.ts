import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Language, ResultRating } from '@sen/api/contract/model';
import { certificateCode } from '@sen/domain/certificates/certificateCode';
import { certificateNumber } from '@sen/domain/certificates/certificateNumber';
import { expiryOf } from '@sen/domain/certificates/expiryOf';
import { today } from '@sen/domain/time/today';
import type { Database, InTransaction } from '../database.ts';
import { notify } from '../notifications/notify.ts';
import { nobody, recordEach } from '../platform/audit.ts';

/** A class whose course has a certificate. */
export interface IssuingClass {
  id: string;
  name: string;
  company_id: string;
  course_id: string;
  course_name: string;
  by_rule: boolean;
  lang: Language;
  valid_months: number | null;
  /** The design that its next certificates have. */
  design_id: string;
  /** They have the name of the course on them. */
  prints_course: boolean;
}

/** Undefined for a class whose course has no certificate. */
export async function findIssuingClass(
  database: Database,
  classId: string,
): Promise<IssuingClass | undefined> {
  const { rows } = await sql<IssuingClass>`
    select classroom.id::text, classroom.name, classroom.company_id::text, classroom.course_id::text, kept.name as course_name,
      by_rule, lang, valid_months, design.id::text as design_id, design.prints_course
    from classroom join classroom_course_copy kept on kept.classroom_id = classroom.id
    join course_certificate on course_certificate.course_id = classroom.course_id
    join certificate_template template on template.id = course_certificate.template_id
    join lateral (select id, fields @> '[{"kind": "course_name"}]' as prints_course from certificate_design
      where template_id = template.id order by id desc limit 1) design on true
    where classroom.id = ${classId}`.execute(database);
  return rows[0];
}

/** A student who may get a certificate. */
export interface Candidate {
  id: string;
  name: string;
  score: number | null;
  rating: ResultRating | null;
  /** What the kept result says. */
  earned: boolean;
  /** Of this class. */
  in_force: boolean;
  had_one: boolean;
}

/** Those of these people who are students of the class, or all its students, by name. */
export async function readCandidates(
  database: Database,
  classId: string,
  userIds: readonly string[] | undefined,
): Promise<Candidate[]> {
  const chosen = userIds ? sql`and student.user_id = any(${[...userIds]}::bigint[])` : sql``;
  const { rows } = await sql<Candidate>`
    select person.id::text, person.name, score, rating, coalesce(result.certificate, false) as earned,
      exists (select from certificate where classroom_id = student.classroom_id and user_id = person.id and revoked_at is null)
        as in_force,
      exists (select from certificate where classroom_id = student.classroom_id and user_id = person.id) as had_one
    from classroom_student student join user_account person on person.id = student.user_id
    left join course_result result on result.classroom_id = student.classroom_id and result.user_id = student.user_id
    where student.classroom_id = ${classId} ${chosen}
    order by person.given_name_key, person.id`.execute(database);
  return rows;
}

/**
 * As `readCandidates`. Other issues in the unit wait until the end of this transaction, so that nobody gets two and no number is left
 * out.
 */
export async function lockStudentsToCertify(
  transaction: InTransaction,
  { id, company_id }: Pick<IssuingClass, 'id' | 'company_id'>,
  userIds: readonly string[],
  now: Date,
): Promise<Candidate[]> {
  await sql`insert into certificate_count (company_id, year, last) values (${company_id}, ${yearOf(now)}, 0)
    on conflict (company_id, year) do update set last = certificate_count.last`.execute(transaction);
  return readCandidates(transaction, id, userIds);
}

/** Issues certificates to taken candidates, and notifies them. @param by null: by rule */
export async function issueCertificates(
  transaction: InTransaction,
  classroom: IssuingClass,
  candidates: readonly Candidate[],
  { by, now }: { by: string | null; now: Date },
): Promise<void> {
  if (candidates.length === 0) return;
  const { company_id, course_id, course_name } = classroom;
  const year = yearOf(now);
  const { last } = await transaction
    .updateTable('certificate_count')
    .set((before) => ({ last: before('last', '+', candidates.length) }))
    .where('company_id', '=', company_id)
    .where('year', '=', year)
    .returning('last')
    .executeTakeFirstOrThrow();
  const first = last - candidates.length + 1;
  const rows = candidates.map(({ id, name, score, rating }, index) => ({
    user_id: id,
    serial: first + index,
    code: certificateCode(randomBytes(64)),
    person_name: name,
    score,
    rating,
  }));
  const { rows: issued } = await sql<{ id: string; company_id: string; serial: number }>`
    insert into certificate (company_id, user_id, classroom_id, course_id, design_id, lang, year, serial, code, person_name, course_name,
      score, rating, issued_at, issued_by, expires_at)
    select ${company_id}::bigint, user_id, ${classroom.id}::bigint, ${course_id}::bigint, ${classroom.design_id}::bigint,
      ${classroom.lang}, ${year}::integer, serial, code, person_name, ${course_name}, score, rating, ${now}::timestamptz, ${by}::bigint,
      ${expiryOf(now, classroom.valid_months)}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as one (user_id bigint, serial integer, code text, person_name text, score numeric, rating text)
    returning id::text, company_id::text, serial`.execute(transaction);
  await recordEach(transaction, 'certificate.issued', issued, { by: by ?? nobody, now }, ({ serial }) => ({
    number: certificateNumber({ year, serial }),
  }));
  const facts = { classroom_id: classroom.id, classroom_name: classroom.name, course_id, course_name };
  const to = rows.map(({ user_id }) => user_id);
  await notify(transaction, { type: 'CertificateIssued', facts }, { to, causedBy: by, now });
}

const yearOf = (now: Date) => Number(today(now).slice(0, 4));
