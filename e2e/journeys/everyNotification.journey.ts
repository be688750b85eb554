import { type AccountClient } from '@sen/api/client/accountClient';
import { multipart } from '@sen/api/client/multipart';
import { unwrap } from '@sen/api/client/unwrap';
import { demoCompany, type DemoPerson, people } from '@sen/api/fixtures/people';
import { exam } from '@sen/api/fixtures/exams';
import { questions } from '@sen/api/fixtures/questions';
import type { NotificationTypeName } from '@sen/domain/notifications/notificationTypes';
import { Actor } from '../Actor';
import { followKnown, panelOf } from '../steps/bell';
import { clientOf } from '../steps/clientOf';
import { expect, test } from '../variant';
import { words } from '../words';

const { admin, teacher, otherTeacher, student, staff, sponsor } = people;
const names = {
  project_name: 'Chuông báo 2026',
  course_name: 'Nghe chuông',
  classroom_name: 'Nghe chuông – Khóa 1',
  session_name: 'Buổi nghe chuông',
  survey_title: exam.title,
};
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

interface Followed {
  type: NotificationTypeName;
  facts: object;
  address: string | null;
}

/** @param address what the notification leads to; null for nothing */
const leadsTo = (address: string | null, type: NotificationTypeName, facts: object = names): Followed => ({
  type,
  facts,
  address,
});

test('everybody follows each notification to what it is about', async ({ browser, product, variant }) => {
  const manager = await clientOf(product, admin);
  const actors = new Map<string, Actor>();

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
      });
  };

  const [question] = questions;
  if (!question) throw new Error('The fixtures have no question.');
  const made = await create(manager);
  const { project, course, classroom, session, assignment } = made;
  const projectAddress = `/companies/${demoCompany.id}/projects/view/${project}`;
  const classAddress = `/classroom/${classroom}`;
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
  ]);

  await change(manager, made);
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

  await end(manager, made);
  await follow(teacher, [leadsTo(null, 'ClassTeacherReplaced')]);
  await follow(otherTeacher, [leadsTo(null, 'ClassDeleted')]);
  await follow(student, [leadsTo(null, 'ClassLeft')]);

  for (const actor of actors.values()) await actor.leave();
});

type Made = Awaited<ReturnType<typeof create>>;

const chapter = {
  id: '6e1f0d5e-3a51-4c0d-9d0e-0a6a2f1c9d01',
  chapter_name: 'Mở đầu',
  sessions: [{ id: '6e1f0d5e-3a51-4c0d-9d0e-0a6a2f1c9d02', session_name: 'Buổi 1', kind: 'lesson' as const }],
  surveys: [],
};

/** A project with its people, a course, a class of it, an online session and an exam. */
async function create(manager: AccountClient) {
  const { data: project } = await unwrap(
    manager.POST('/projects', {
      body: {
        project_name: names.project_name,
        user_ids: [staff.id, sponsor.id],
        lecturer_ids: [teacher.id],
      },
      ...multipart,
    }),
  );
  const { data: course } = await unwrap(
    manager.POST('/courses/addFullInfo', {
      body: {
        project_id: project.id,
        kind: 'free',
        course_name: names.course_name,
        course_code: 'CHUONG',
        chapters: [chapter],
        teacher_id: teacher.id,
      },
      ...multipart,
    }),
  );
  const { data: classroom } = await unwrap(
    manager.POST('/classrooms', {
      body: { ...classFields(), course_id: course.id, student_ids: [student.id] },
      ...multipart,
    }),
  );
  const { data: session } = await unwrap(
    manager.POST('/onlineclassrooms', { body: { ...sessionFields(classroom.id) }, ...multipart }),
  );
  const { data: assignment } = await unwrap(
    manager.POST('/classrooms/{id}/surveys', {
      params: { path: { id: classroom.id } },
      body: examFields(),
      ...multipart,
    }),
  );
  return {
    project: project.id,
    course: course.id,
    classroom: classroom.id,
    session: session.id,
    assignment: assignment.id,
  };
}

const classFields = () => ({
  classroom_name: names.classroom_name,
  classroom_code: 'CHUONG-1',
  teacher_id: teacher.id,
  classroom_start_time: inHours(-1),
  classroom_end_time: inHours(48),
});

const sessionFields = (classroom_id: string) => ({
  classroom_id,
  classroom_name: names.session_name,
  classroom_url: 'https://meet.google.com/abc-defg-hij',
  classroom_start_time: inHours(5),
  student_ids: [student.id],
});

const examFields = () => ({
  survey_id: exam.id,
  start_time: inHours(0),
  end_time: inHours(10),
  duration_minutes: 30,
  retakes: 0,
  deduction_percent: 0,
  questions_per_page: 5,
});

/** Changes the times of the class, its session and its exam. */
async function change(manager: AccountClient, { classroom, session, assignment }: Made): Promise<void> {
  const path = { id: classroom };
  await unwrap(
    manager.PUT('/classrooms/{id}', {
      params: { path },
      body: { ...classFields(), classroom_end_time: inHours(72) },
    }),
  );
  await unwrap(
    manager.PUT('/onlineclassrooms/{id}', {
      params: { path: { id: session } },
      body: { ...sessionFields(classroom), classroom_start_time: inHours(6) },
    }),
  );
  await unwrap(
    manager.PUT('/classrooms/{id}/surveys/{assignment_id}', {
      params: { path: { ...path, assignment_id: assignment } },
      body: { ...examFields(), end_time: inHours(20) },
    }),
  );
}

/** Gives the class to another teacher, takes its student out and deletes it. */
async function end(manager: AccountClient, { classroom }: Made): Promise<void> {
  const path = { id: classroom };
  await unwrap(
    manager.PUT('/classrooms/{id}', {
      params: { path },
      body: {
        ...classFields(),
        classroom_start_time: inHours(24),
        classroom_end_time: inHours(72),
        teacher_id: otherTeacher.id,
      },
    }),
  );
  await unwrap(
    manager.DELETE('/classrooms/{id}/students', {
      params: { path },
      body: { student_ids: [student.id] },
    }),
  );
  await unwrap(manager.DELETE('/classrooms', { body: { classroom_ids: [classroom] } }));
}
