import { demoCompany, people } from '@sen/api/fixtures/people';
import { issuingLimits } from '@sen/domain/certificates/issuingLimits';
import { createApp } from '../../src/app.ts';
import { issueNextCertificates } from '../../src/certificates/issueNextCertificates.ts';
import { issueToStudents } from '../../src/certificates/issueToStudents.ts';
import { defaultConfig } from '../../src/config.ts';
import type { Services } from '../../src/operations/Operation.ts';
import { insertPeople } from '../../src/seeds/seedPeople.ts';
import { findIssuingClass } from '../../src/store/certificates/issueCertificates.ts';
import { insertIssuing } from '../../src/store/certificates/issuings.ts';
import { type Database, openDatabase } from '../../src/store/database.ts';
import { printTable, whole } from '../figures.ts';

const count = 1_000;
const classId = '1';
/** Of the job to one transaction for all: what its parts may cost. */
const mostRatio = 3;

/** This many students of the first class who have earned the certificate of its course. */
async function seedEarned(database: Database): Promise<string[]> {
  const ids = await insertPeople(
    database,
    Array.from({ length: count }, (_, at) => ({
      company_id: demoCompany.id,
      role: 'student' as const,
      name: `Học viên đạt ${at + 1}`,
      first_name: 'đạt',
      email: `earned${at}@sen.vn`,
      username: `earned${at}`,
      password_hash: 'x',
    })),
  );
  const inClass = ids.map((user_id) => ({ classroom_id: classId, user_id }));
  await database.insertInto('classroom_student').values(inClass).execute();
  const result = { completion: 'pass', score: 92.5, rating: 'excellent', certificate: true } as const;
  const results = inClass.map((student) => ({ ...student, ...result, updated_at: new Date() }));
  await database.insertInto('course_result').values(results).execute();
  const { course_id } = await database
    .selectFrom('classroom')
    .select('course_id')
    .where('id', '=', classId)
    .executeTakeFirstOrThrow();
  const template = await database.selectFrom('certificate_template').select('id').executeTakeFirstOrThrow();
  if (course_id === null) throw new Error('The class has no course.');
  const chosen = { course_id, template_id: template.id, by_rule: false };
  await database
    .insertInto('course_certificate')
    .values(chosen)
    .onConflict((conflict) => conflict.column('course_id').doUpdateSet(chosen))
    .execute();
  return ids;
}

/** Issues to all in one transaction, as a request would: nobody else of the unit is issued any meanwhile. */
async function inOne({ database, clock }: Services, userIds: readonly string[]): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const classroom = await findIssuingClass(transaction, classId);
    if (!classroom) throw new Error('The course of the class has no certificate.');
    const by = people.admin.id;
    await issueToStudents(transaction, classroom, { userIds, named: false, by, now: clock.now() });
  });
}

async function byJob(services: Services, user_ids: string[]): Promise<void> {
  const { database, clock } = services;
  await insertIssuing(database, {
    company_id: demoCompany.id,
    classroom_id: classId,
    created_by: people.admin.id,
    created_at: clock.now(),
    user_ids,
    named: false,
  });
  await issueNextCertificates(services);
}

/** How long it takes to issue to all; they have none afterwards. */
async function measured({ database }: Services, issue: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await issue();
  const ms = performance.now() - begin;
  const issued = database.deleteFrom('certificate').where('classroom_id', '=', classId);
  const { numDeletedRows } = await issued.executeTakeFirstOrThrow();
  if (Number(numDeletedRows) !== count) throw new Error(`${numDeletedRows} certificates were issued.`);
  await database.deleteFrom('notification_event').where('type', '=', 'CertificateIssued').execute();
  return ms;
}

/**
 * Has the job issue 1,000 certificates, part by part, against issuing them in one transaction.
 * @returns the aims that it missed
 */
export async function benchIssuing(where: { dataDir: string; databaseUrl?: string }): Promise<string[]> {
  const opened = await openDatabase(where);
  const config = { ...defaultConfig, ...where };
  const { fastify, services } = await createApp({ opened, config, logger: { level: 'error' } });
  try {
    const ids = await seedEarned(services.database);
    const one = () => measured(services, () => inOne(services, ids));
    await one();
    const before = await one();
    const job = await measured(services, () => byJob(services, ids));
    const after = await one();
    const ratio = job / Math.min(before, after);
    const line = (name: string, ms: number, of = '') => [name, whole(ms), whole(count / (ms / 1000)), of];
    printTable([
      [`${whole(count)} certificates`, 'ms', 'a second', 'ratio'],
      line('issued in one transaction', before),
      line(`by the job, ${issuingLimits.perPart} at a time`, job, ratio.toFixed(2)),
      line('in one transaction again', after),
    ]);
    return ratio > mostRatio ? [`the job took ${ratio.toFixed(2)} times as long, aim ${mostRatio}`] : [];
  } finally {
    await fastify.close();
    await opened.close();
  }
}
