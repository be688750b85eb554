import { sql } from 'kysely';
import { demoPassword, people, secondCompany, demoCompany } from '@sen/api/fixtures/people';
import { hashPassword } from '../auth/passwords.ts';
import type { Clock } from '../clock.ts';
import type { FileStore } from '../files/FileStore.ts';
import type { Database, InTransaction } from '../store/database.ts';
import { orderDemoLoad } from '../store/platform/demoLoads.ts';
import { demoStudents, secondUnitPeople } from './demoPeople.ts';
import { seedActivationCodes } from './seedActivationCodes.ts';
import { seedAttempts } from './seedAttempts.ts';
import { seedAudit } from './seedAudit.ts';
import { seedBadges } from './seedBadges.ts';
import { seedBanners } from './seedBanners.ts';
import { seedQuestions } from './seedBank.ts';
import { seedCategories } from './seedCategories.ts';
import { seedChat } from './seedChat.ts';
import { seedDocuments } from './seedDocuments.ts';
import { seedClassCourses, seedClasses } from './seedCourses.ts';
import { seedCourseTrees } from './seedCourseTrees.ts';
import { seedAssignments, seedExams } from './seedExams.ts';
import { seedEvents } from './seedEvents.ts';
import { insertPeople, seedPeople } from './seedPeople.ts';
import { seedFirstAid } from './seedFirstAid.ts';
import { seedForum } from './seedForum.ts';
import { seedFreeCourses } from './seedFreeCourses.ts';
import { seedLessons } from './seedLessons.ts';
import { seedProgress } from './seedProgress.ts';
import { seedProjects } from './seedProjects.ts';
import { seedNotifications } from './seedNotifications.ts';
import { seedOnlineClasses } from './seedOnlineClasses.ts';
import { seedReviews } from './seedReviews.ts';
import { seedRunningRoom } from './seedRunningRoom.ts';
import { seedScores } from './seedScores.ts';
import { seedSurveyForms } from './seedSurveyForms.ts';
import { seedCertificates } from './seedCertificates.ts';
import { seedClassSurveys } from './seedClassSurveys.ts';
import { seedSurveys } from './seedSurveys.ts';
import { seedTrainings } from './seedTrainings.ts';
import { seedRequests } from './seedRequests.ts';

const firstName = (name: string) => name.slice(name.lastIndexOf(' ') + 1);

/**
 * Fills an empty database with the demo organisation; returns true if it did. Safe when several processes start at once.
 * @param demoPeople orders the training company, which a job loads, and shows an exam room that runs now, trainings, events, an exam
 *   with a corrected key, imported scores, free courses with their requests, and a forum: only to people who look
 * @param files takes the files of the demo's lessons; without it there are no lessons
 */
export async function seedDemo(
  database: Database,
  clock: Clock,
  { demoPeople = 0, files }: { demoPeople?: number; files?: FileStore } = {},
): Promise<boolean> {
  return database.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('sen demo'))`.execute(trx);
    const anybody = await trx.selectFrom('user_account').select('id').limit(1).executeTakeFirst();
    if (anybody) return false;
    await fill(trx, clock.now(), { files, even: demoPeople > 0 });
    if (demoPeople > 0) {
      await seedRunningRoom(trx, clock.now());
      await seedFirstAid(trx, clock.now());
      await seedScores(trx, clock.now());
      await seedTrainings(trx, clock.now());
      await seedEvents(trx, clock.now());
      await seedFreeCourses(trx, clock.now());
      if (files) {
        await seedBanners(trx, files, clock.now());
        await seedBadges(trx, files, clock.now());
        await seedCertificates(trx, files, clock.now());
        await seedDocuments(trx, files, clock.now());
        await seedForum(trx, files, clock.now());
        await seedChat(trx, files, clock.now());
      }
      await seedAudit(trx);
      await orderDemoLoad(trx, demoPeople, clock.now());
    }
    await seedNotifications(trx, clock.now());
    return true;
  });
}

async function fill(
  database: InTransaction,
  now: Date,
  { files, even }: { files: FileStore | undefined; even: boolean },
): Promise<void> {
  await seedPeople(database);
  const password_hash = await hashPassword(demoPassword);
  const students = await insertPeople(
    database,
    Object.entries(demoStudents).map(([username, name], index) => ({
      username,
      email: `${username}@sen.vn`,
      name,
      first_name: firstName(name),
      role: 'student' as const,
      membership_code: `SV${String(index + 101).padStart(4, '0')}`,
      company_id: demoCompany.id,
      password_hash,
    })),
  );
  const others = await insertPeople(
    database,
    secondUnitPeople.map(({ username, name, role }, index) => ({
      username,
      email: `${username}@sen.vn`,
      name,
      first_name: firstName(name),
      role,
      membership_code: `AP${String(index + 1).padStart(4, '0')}`,
      company_id: secondCompany.id,
      password_hash,
    })),
  );
  const named = [people.student.id, people.otherStudent.id];
  const sat = [...named, ...students.slice(0, 16)];
  const inFirst = { teachers: [people.teacher.id], students: [...named, ...students] };
  const inSecond = { teachers: others.slice(1, 2), students: others.slice(2) };
  await seedCategories(database, now);
  const projects = await seedProjects(database, now, {
    [demoCompany.id]: { ...inFirst, teachers: [people.teacher.id, people.otherTeacher.id] },
    [secondCompany.id]: inSecond,
  });
  await seedClasses(database, {
    now,
    projects,
    members: {
      first: inFirst,
      second: { teachers: [people.otherTeacher.id, people.teacher.id], students: sat },
      other: inSecond,
    },
  });
  const ids = await seedQuestions(database, now);
  await seedExams(database, { now, ids });
  await seedAssignments(database, { now, few: students.slice(2, 6) });
  await seedCourseTrees(database, now);
  if (files) await seedLessons(database, files, now);
  await seedSurveyForms(database, now);
  await seedSurveys(database, { now, students: [...students.slice(0, 8), ...named] });
  await seedClassSurveys(database, { now, named });
  await seedClassCourses(database);
  await seedOnlineClasses(database, { now, few: [...named, ...students.slice(2, 6)] });
  await seedAttempts(database, { now, students: sat, even });
  await seedProgress(database, { now, students: sat });
  await seedReviews(database, { now, students: students.slice(0, 5) });
  await seedActivationCodes(database, { now, student: students[0] ?? people.student.id });
  await seedRequests(database, { now, passwordHash: password_hash });
}
