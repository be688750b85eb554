import type { AccountClient } from '@sen/api/client/accountClient';
import { multipart } from '@sen/api/client/multipart';
import { unwrap } from '@sen/api/client/unwrap';
import { exam } from '@sen/api/fixtures/exams';
import { people } from '@sen/api/fixtures/people';

const { teacher, otherTeacher, student, staff, sponsor } = people;

/** What the notifications of the class name. */
export const classNames = {
  project_name: 'Chuông báo 2026',
  course_name: 'Nghe chuông',
  classroom_name: 'Nghe chuông – Khóa 1',
  meeting_name: 'Buổi nghe chuông',
  survey_title: exam.title,
};
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

export type NotifiedClass = Awaited<ReturnType<typeof createClass>>;

const chapter = {
  id: '6e1f0d5e-3a51-4c0d-9d0e-0a6a2f1c9d01',
  chapter_name: 'Mở đầu',
  sessions: [{ id: '6e1f0d5e-3a51-4c0d-9d0e-0a6a2f1c9d02', session_name: 'Buổi 1', kind: 'lesson' as const }],
  surveys: [],
};

/** A project with its people, a course, a class of it, an online session and an exam. */
export async function createClass(manager: AccountClient) {
  const { data: project } = await unwrap(
    manager.POST('/projects', {
      body: {
        project_name: classNames.project_name,
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
        course_name: classNames.course_name,
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
  classroom_name: classNames.classroom_name,
  classroom_code: 'CHUONG-1',
  teacher_id: teacher.id,
  classroom_start_time: inHours(-1),
  classroom_end_time: inHours(48),
});

const sessionFields = (classroom_id: string) => ({
  classroom_id,
  classroom_name: classNames.meeting_name,
  classroom_url: 'https://meet.google.com/abc-defg-hij',
  classroom_start_time: inHours(5),
  student_ids: [student.id],
});

export const examFields = () => ({
  survey_id: exam.id,
  start_time: inHours(0),
  end_time: inHours(10),
  duration_minutes: 30,
  retakes: 0,
  deduction_percent: 0,
  questions_per_page: 5,
});

/** Changes the times of the class, its session and its exam. */
export async function changeClass(
  manager: AccountClient,
  { classroom, session, assignment }: NotifiedClass,
): Promise<void> {
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
export async function endClass(manager: AccountClient, { classroom }: NotifiedClass): Promise<void> {
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
