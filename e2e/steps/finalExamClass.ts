import type { AccountClient } from '@sen/api/client/accountClient';
import { multipart } from '@sen/api/client/multipart';
import { unwrap } from '@sen/api/client/unwrap';
import { exam } from '@sen/api/fixtures/exams';
import { type DemoPerson, people } from '@sen/api/fixtures/people';
import { project } from '@sen/api/fixtures/projects';
import type { Product } from '../product';
import { clientOf } from './clientOf';
import { examFields } from './notifiedClass';

const { teacher, student } = people;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

interface FinalExamClass {
  name: string;
  /** Of the course; that of the class has a number behind it. */
  code: string;
  completion_score: number;
  /** The demo student unless told. */
  students?: readonly DemoPerson[];
}

/** A course of one chapter that asks for nothing but its final exam, with a class. */
export async function createFinalExamClass(
  manager: AccountClient,
  { name, code, completion_score, students = [student] }: FinalExamClass,
) {
  const { data: course } = await unwrap(
    manager.POST('/courses/addFullInfo', {
      body: {
        project_id: project.id,
        kind: 'free',
        course_name: name,
        course_code: code,
        chapters: [
          {
            id: crypto.randomUUID(),
            chapter_name: 'Mở đầu',
            sessions: [{ id: crypto.randomUUID(), session_name: 'Buổi 1', kind: 'lesson' as const }],
            surveys: [],
          },
        ],
        completion_score,
        survey_id: exam.id,
        teacher_id: teacher.id,
      },
      ...multipart,
    }),
  );
  const { data: classroom } = await unwrap(
    manager.POST('/classrooms', {
      body: {
        classroom_name: `${name} – Khóa 1`,
        classroom_code: `${code}-1`,
        teacher_id: teacher.id,
        classroom_start_time: inHours(-1),
        classroom_end_time: inHours(48),
        course_id: course.id,
        student_ids: students.map(({ id }) => id),
      },
      ...multipart,
    }),
  );
  const { data: assignment } = await unwrap(
    manager.POST('/classrooms/{id}/surveys', {
      params: { path: { id: classroom.id } },
      body: { ...examFields(), is_final: true },
      ...multipart,
    }),
  );
  return { course, classroom, assignment };
}

/** A student hands an exam, the demo one unless told, in without an answer. */
export async function handInEmpty(
  product: Product,
  who: DemoPerson,
  assignment_id: string,
  survey_id: string = exam.id,
): Promise<void> {
  const sitting = await clientOf(product, who);
  const params = { path: { id: survey_id } };
  const { data: attempt } = await unwrap(
    sitting.POST('/surveys/{id}/attempt', { params, body: { assignment_id } }),
  );
  await unwrap(sitting.POST('/surveys/{id}/submit', { params, body: { attempt_id: attempt.id } }));
}
