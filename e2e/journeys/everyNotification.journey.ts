import { readFileSync } from 'node:fs';
import { type AccountClient } from '@sen/api/client/accountClient';
import { multipart } from '@sen/api/client/multipart';
import { unwrap } from '@sen/api/client/unwrap';
import { demoCompany, type DemoPerson, people } from '@sen/api/fixtures/people';
import { classRow } from '@sen/api/fixtures/classes';
import { exam } from '@sen/api/fixtures/exams';
import { questions } from '@sen/api/fixtures/questions';
import {
  isNotificationType,
  notificationTarget,
  type NotificationTypeName,
} from '@sen/domain/notifications/notificationTypes';
import { sampleEvent } from '@sen/domain/notifications/sampleEvent';
import { Actor } from '../Actor';
import type { Product } from '../product';
import { followKnown, panelOf } from '../steps/bell';
import { clientOf } from '../steps/clientOf';
import { correctThreshold } from '../steps/correctedClass';
import { changeClass, classNames, createClass, endClass } from '../steps/notifiedClass';
import { createTraining, moveTraining, trainingName } from '../steps/notifiedTraining';
import { restoreAttempt } from '../steps/restoredAttempt';
import { expect, test } from '../variant';
import { words } from '../words';

const { admin, teacher, otherTeacher, student, otherStudent, staff, sponsor } = people;

/** Where each type is followed: here, in the journey of this name, or nowhere while nothing raises it. */
const followedIn: Record<
  NotificationTypeName,
  | 'here'
  | 'sitAnExam'
  | 'badge'
  | 'register'
  | 'importMembers'
  | 'undoImport'
  | 'superviseExam'
  | 'correctKey'
  | 'needsSurvey'
  | 'classSurvey'
  | 'training'
  | 'eventReminders'
  | 'freeCourse'
  | 'publicCourse'
  | 'forum'
  | 'certificate'
  | 'scoreFile'
  | 'keepDocuments'
  | 'notRaised'
> = {
  AssignNewSurvey: 'here',
  SurveyChanged: 'here',
  SurveyWithdrawn: 'here',
  SurveyMarked: 'sitAnExam',
  AttemptReset: 'sitAnExam',
  AttemptRestored: 'here',
  AttemptReopened: 'superviseExam',
  ResultCorrected: 'correctKey',
  ScoreEntered: 'scoreFile',
  CompletionCorrected: 'here',
  CertificateIssued: 'certificate',
  CertificateRevoked: 'certificate',
  CertificateIssuingEnded: 'certificate',
  CertificateArchiveEnded: 'certificate',
  BadgeEarned: 'badge',
  SubmissionToMark: 'sitAnExam',
  RegistrationRequested: 'register',
  RegistrationApproved: 'register',
  RegistrationDenied: 'here',
  DecisionUndone: 'freeCourse',
  QuestionErrorMarked: 'here',
  CourseLecturer: 'here',
  ClassJoined: 'here',
  ClassLeft: 'here',
  ClassTeacherAssigned: 'here',
  ClassTeacherReplaced: 'here',
  ClassTimesChanged: 'here',
  ClassDeleted: 'here',
  OnlineClassAdded: 'here',
  OnlineClassChanged: 'here',
  OnlineClassCancelled: 'here',
  ProjectJoined: 'here',
  ProjectLecturerAssigned: 'here',
  AssignNewSurveyVote: 'needsSurvey',
  AssignClassSurveyVote: 'classSurvey',
  ImportFinished: 'importMembers',
  ImportFailed: 'here',
  ImportUndone: 'undoImport',
  AssignNewPreTest: 'training',
  AssignNewPostTest: 'here',
  TestWithdrawn: 'here',
  TrainingTeacherAssigned: 'here',
  TrainingTeacherReplaced: 'here',
  TrainingChanged: 'here',
  TrainingDeleted: 'here',
  EventInvited: 'eventReminders',
  EventMoved: 'eventReminders',
  EventWithdrawn: 'eventReminders',
  EventCancelled: 'eventReminders',
  EventReminder: 'eventReminders',
  DocumentShared: 'keepDocuments',
  FreeCourseRequested: 'freeCourse',
  FreeCourseApproved: 'freeCourse',
  FreeCourseDenied: 'freeCourse',
  PublicCourseRequested: 'publicCourse',
  PublicCourseApproved: 'publicCourse',
  PublicCourseDenied: 'publicCourse',
  TopicRequested: 'forum',
  TopicApproved: 'forum',
  TopicPublished: 'forum',
  TopicRejected: 'forum',
  TopicReplied: 'forum',
  TopicDeleted: 'forum',
  ReplyDeleted: 'forum',
  TopicReported: 'forum',
  UnitReportReady: 'notRaised',
};

interface Followed {
  type: NotificationTypeName;
  facts: object;
  address: string | null;
}

/** @param address what the notification leads to; null for nothing */
const leadsTo = (
  address: string | null,
  type: NotificationTypeName,
  facts: object = classNames,
): Followed => ({
  type,
  facts,
  address,
});

for (const type of Object.keys(followedIn).filter(isNotificationType)) {
  const journey = followedIn[type];
  if (journey === 'notRaised')
    test(`${type} is raised by nothing yet, and leads to a page`, async ({ browser, product, variant }) => {
      const target = notificationTarget(sampleEvent(type), { id: admin.id, role: admin.role });
      const reader = await Actor.open(browser, product, variant);
      await reader.signIn(admin);
      await reader.page.goto(target?.address ?? '/error/404');
      await expect(reader.title).toBeVisible();
      await expect(reader.page.getByText(words.errorPages('notFoundText'))).toBeHidden();
      await reader.leave();
    });
  else if (journey !== 'here')
    test(`${type} is followed in ${journey}`, () => {
      const steps = readFileSync(new URL(`${journey}.journey.ts`, import.meta.url), 'utf8');
      expect(steps).toMatch(new RegExp(`follow(?:Bell|Known)\\(\\w+, '${type}'`));
    });
}

test('everybody follows each notification to what it is about', async ({ browser, product, variant }) => {
  const manager = await clientOf(product, admin);
  const actors = new Map<string, Actor>();
  const followed = new Set<string>();

  /** Follows notifications one after the other, each from the overview. */
  const follow = async (person: DemoPerson, list: readonly Followed[]) => {
    const known = actors.get(person.id);
    const actor = known ?? (await Actor.open(browser, product, variant));
    if (!known) await actor.signIn(person);
    actors.set(person.id, actor);
    const { page } = actor;
    for (const { type, facts, address } of list)
      await test.step(`${person.role}: ${type}`, async () => {
        await page.goto('/overview');
        await followKnown(actor, type, facts);
        if (address === null) {
          await expect(panelOf(actor)).toBeHidden();
          await expect(page).toHaveURL(/\/overview$/);
        } else {
          await expect(page).toHaveURL((url) => url.pathname + url.search === address);
          await expect(actor.title).toBeVisible();
          await expect(page.getByText(words.errorPages('notFoundText'))).toBeHidden();
        }
        followed.add(type);
      });
  };

  const [question] = questions;
  if (!question) throw new Error('The fixtures have no question.');
  // Before the student signs in: an account has one session. Their exams are told before that of the new class.
  const restored = await restoreAttempt(product, manager);
  const corrected = await correctThreshold(product, manager);
  const made = await createClass(manager);
  const { project, course, classroom, session, assignment } = made;
  const projectAddress = `/companies/${demoCompany.id}/projects/view/${project}`;
  const classAddress = `/classroom/${classroom}`;
  const restoredAddress = `/info_survey/${classRow.id}/survey/${exam.id}/exam/${restored}/class/false`;
  const examAddress = `/info_survey/${classroom}/survey/${exam.id}/exam/${assignment}/class/false`;

  // Those who have no projects of their own are only told.
  await follow(staff, [leadsTo(null, 'ProjectJoined')]);
  await follow(sponsor, [leadsTo(null, 'ProjectJoined')]);
  await follow(teacher, [
    leadsTo(projectAddress, 'ProjectLecturerAssigned'),
    leadsTo(`/courses/${course}`, 'CourseLecturer'),
    leadsTo(classAddress, 'ClassTeacherAssigned'),
  ]);
  await follow(student, [
    leadsTo(classAddress, 'ClassJoined'),
    leadsTo(`${classAddress}?tab=online`, 'OnlineClassAdded'),
    leadsTo(examAddress, 'AssignNewSurvey'),
    leadsTo(restoredAddress, 'AttemptRestored'),
    leadsTo(`/courses-student/${corrected.course}`, 'CompletionCorrected', corrected.facts),
  ]);

  await denyPlace(product, { manager, classroom });
  await follow(otherStudent, [leadsTo('/course-register', 'RegistrationDenied', { kind: 'class' })]);

  await changeClass(manager, made);
  await follow(teacher, [leadsTo(classAddress, 'ClassTimesChanged')]);
  await follow(student, [
    leadsTo(classAddress, 'ClassTimesChanged'),
    leadsTo(`${classAddress}?tab=online`, 'OnlineClassChanged'),
    leadsTo(examAddress, 'SurveyChanged'),
  ]);

  await test.step('the exam is withdrawn, the session cancelled and a question marked', async () => {
    const path = { id: classroom, assignment_id: assignment };
    await unwrap(manager.DELETE('/classrooms/{id}/surveys/{assignment_id}', { params: { path } }));
    await unwrap(manager.DELETE('/onlineclassrooms', { body: { onlineclassroom_ids: [session] } }));
    const marking = await clientOf(product, otherTeacher);
    const body = { question_ids: [question.id], check_error: true };
    await unwrap(marking.POST('/check_error_questions', { body, ...multipart }));
  });
  const facts = { title: question.title };
  await follow(teacher, [leadsTo(`/questions/view/${question.id}`, 'QuestionErrorMarked', facts)]);
  await follow(student, [
    leadsTo(classAddress, 'SurveyWithdrawn'),
    leadsTo(`${classAddress}?tab=online`, 'OnlineClassCancelled'),
  ]);

  await endClass(manager, made);
  await follow(teacher, [leadsTo(null, 'ClassTeacherReplaced')]);
  await follow(otherTeacher, [leadsTo(null, 'ClassDeleted')]);
  await follow(student, [leadsTo(null, 'ClassLeft')]);

  const training = await createTraining(manager);
  const trainingAddress = `/trains/${training}`;
  const named = { meeting_name: trainingName };
  await follow(teacher, [leadsTo(trainingAddress, 'TrainingTeacherAssigned', named)]);
  // Its posttest is not open yet: the training says when it opens.
  await follow(student, [leadsTo(trainingAddress, 'AssignNewPostTest', { survey_title: exam.title })]);
  await moveTraining(manager, training, otherTeacher);
  await follow(student, [leadsTo(trainingAddress, 'TrainingChanged', named)]);
  await follow(teacher, [leadsTo(null, 'TrainingTeacherReplaced', named)]);
  await unwrap(manager.DELETE('/trains', { body: { train_ids: [training] } }));
  await follow(otherTeacher, [leadsTo(null, 'TrainingDeleted', named)]);
  await follow(student, [leadsTo(null, 'TestWithdrawn', { survey_title: exam.title, kind: 'posttest' })]);

  const failed = await failImport(manager);
  await follow(admin, [leadsTo(`/import?import=${failed}`, 'ImportFailed', { file_name: failingFile })]);

  const expected = Object.entries(followedIn).flatMap(([type, journey]) =>
    journey === 'here' ? [type] : [],
  );
  expect([...followed].sort()).toEqual(expected.sort());
  for (const actor of actors.values()) await actor.leave();
});

/** Lets another student ask for a place in the class, and denies it. */
async function denyPlace(
  product: Product,
  { manager, classroom }: { manager: AccountClient; classroom: string },
): Promise<void> {
  const asking = await clientOf(product, otherStudent);
  await unwrap(asking.POST('/register', { body: { classroom_id: classroom }, ...multipart }));
  const { data: requests } = await unwrap(
    manager.GET('/requests', { params: { query: { status: 'Request' } } }),
  );
  const [asked] = requests.filter(({ asked_class }) => asked_class?.id === classroom);
  if (!asked) throw new Error('The request is not in the list.');
  const body = { request_ids: [asked.id], reason: 'Lớp đã đủ học viên.' };
  await unwrap(manager.POST('/requests/deny', { body, ...multipart }));
}

const failingFile = 'khong-co-cot.csv';

/**
 * Starts an import of a file without any known column, which fails.
 * @returns the import
 */
async function failImport(manager: AccountClient): Promise<string> {
  const file = new File(['A\nx\n'], failingFile);
  const { data } = await unwrap(manager.POST('/import-block-user', { body: { file }, ...multipart }));
  return data.id;
}
