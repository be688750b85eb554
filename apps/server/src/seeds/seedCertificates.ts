import { randomBytes } from 'node:crypto';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { certificateCode } from '@sen/domain/certificates/certificateCode';
import { expiryOf } from '@sen/domain/certificates/expiryOf';
import { today } from '@sen/domain/time/today';
import type { FileStore } from '../files/FileStore.ts';
import { replaceCourseCertificate } from '../store/certificates/courseCertificates.ts';
import type { InTransaction } from '../store/database.ts';
import { demoTemplates, type DemoTemplate } from './demoTemplates.ts';
import { seedDrawing } from './seedDrawing.ts';
import { sortKey } from '@sen/domain/text/sort';

const day = 86_400_000;
const year = 365 * day;

interface Made {
  id: string;
  design_id: string;
}

/**
 * Two templates, of which the courses that are taught have the first one, by rule: who completes one of them gets it from the job. And the
 * certificates of a course that was held a year ago: one is about to expire, one is revoked.
 */
export async function seedCertificates(database: InTransaction, files: FileStore, now: Date): Promise<void> {
  const completion = await seedTemplate(database, files, demoTemplates.completion, now);
  const safety = await seedTemplate(database, files, demoTemplates.safety, now);
  const taught = await database
    .selectFrom('classroom')
    .innerJoin('course', 'course.id', 'classroom.course_id')
    .select('course.id')
    .distinct()
    .where('classroom.company_id', '=', demoCompany.id)
    .execute();
  for (const { id } of taught) {
    // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
    await replaceCourseCertificate(database, id, { template_id: completion.id, by_rule: true });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await askForScores(database, id);
  }
  await seedFormer(database, safety, now);
}

/** Scores of a course and its classes that a certificate is earned by: without them whoever handed in everything would. */
async function askForScores(database: InTransaction, courseId: string): Promise<void> {
  const scores = { completion_score: 50, certificate_score: 60, average: 55, good: 70, excellent: 85 };
  await database.updateTable('course').set(scores).where('id', '=', courseId).execute();
  await database
    .updateTable('classroom_course_copy')
    .set(scores)
    .where('classroom_id', 'in', (classes) =>
      classes.selectFrom('classroom').select('id').where('course_id', '=', courseId),
    )
    .execute();
}

async function seedTemplate(
  database: InTransaction,
  files: FileStore,
  { name, months, ground, orientation, fields }: DemoTemplate,
  now: Date,
): Promise<Made> {
  const { id } = await database
    .insertInto('certificate_template')
    .values({
      name,
      lang: 'vi',
      valid_months: months,
      sort_key: sortKey(name),
      created_by: people.superAdmin.id,
      created_at: new Date(now.getTime() - year),
      updated_at: new Date(now.getTime() - year),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const place = { company_id: null, purpose: 'certificate', created_at: now } as const;
  const image_file = await seedDrawing(database, files, ground, place);
  const design = await database
    .insertInto('certificate_design')
    .values({ template_id: id, orientation, fields: JSON.stringify(fields), image_file })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, design_id: design.id };
}

/** Who was certified a year ago, with how long ago in days. */
const former = [
  { score: 92.5, rating: 'excellent', ago: 354 },
  { score: 84, rating: 'good', ago: 354 },
  { score: 71.5, rating: 'average', ago: 200 },
  { score: 88, rating: 'good', ago: 200, reason: 'Người dự thi không phải là học viên đã đăng ký' },
] as const;

async function seedFormer(database: InTransaction, { design_id }: Made, now: Date): Promise<void> {
  const others = await database
    .selectFrom('user_account')
    .select(['id', 'name'])
    .where('company_id', '=', demoCompany.id)
    .where('role', '=', 'student')
    .where('id', 'not in', [people.student.id, people.otherStudent.id])
    .orderBy('id')
    .limit(2)
    .execute();
  const holders = [people.student, people.otherStudent, ...others];
  const serials = new Map<number, number>();
  const rows = former.flatMap((one, index) => {
    const holder = holders[index];
    if (!holder) return [];
    const issued_at = new Date(now.getTime() - one.ago * day);
    const issuedIn = Number(today(issued_at).slice(0, 4));
    const serial = (serials.get(issuedIn) ?? 0) + 1;
    serials.set(issuedIn, serial);
    const reason = 'reason' in one ? one.reason : null;
    return [
      {
        company_id: demoCompany.id,
        user_id: holder.id,
        classroom_id: null,
        course_id: null,
        design_id,
        lang: 'vi' as const,
        year: issuedIn,
        serial,
        code: certificateCode(randomBytes(64)),
        person_name: holder.name,
        course_name: 'An toàn, vệ sinh lao động nhóm 4',
        score: one.score,
        rating: one.rating,
        issued_at,
        issued_by: people.admin.id,
        expires_at: expiryOf(issued_at, demoTemplates.safety.months),
        revoked_at: reason === null ? null : new Date(issued_at.getTime() + 9 * day),
        revoked_by: reason === null ? null : people.admin.id,
        reason,
      },
    ];
  });
  await database.insertInto('certificate').values(rows).execute();
  const counts = [...serials].map(([of, last]) => ({ company_id: demoCompany.id, year: of, last }));
  await database.insertInto('certificate_count').values(counts).execute();
}
