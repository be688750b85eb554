import type { AccountClient } from '@sen/api/client/accountClient';
import { multipart } from '@sen/api/client/multipart';
import { unwrap } from '@sen/api/client/unwrap';
import { exam } from '@sen/api/fixtures/exams';
import { people } from '@sen/api/fixtures/people';
import { project } from '@sen/api/fixtures/projects';
import type { Product } from '../product';
import { clientOf } from './clientOf';
import { examFields } from './notifiedClass';

const { teacher, student } = people;
const classroom_name = 'Điểm hoàn thành – Khóa 1';
/** A course has a chapter; this one asks for nothing. */
const chapter = {
  id: '6e1f0d5e-3a51-4c0d-9d0e-0a6a2f1c9d11',
  chapter_name: 'Mở đầu',
  sessions: [{ id: '6e1f0d5e-3a51-4c0d-9d0e-0a6a2f1c9d12', session_name: 'Buổi 1', kind: 'lesson' as const }],
  surveys: [],
};
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/**
 * Lets the student hand an empty final exam in, so that the class is not passed, and corrects its completion score to 0.
 * @returns the course, and what the notification says
 */
export async function correctThreshold(product: Product, manager: AccountClient) {
  const { data: course } = await unwrap(
    manager.POST('/courses/addFullInfo', {
      body: {
        project_id: project.id,
        kind: 'free',
        course_name: 'Điểm hoàn thành',
        course_code: 'NGUONG',
        chapters: [chapter],
        completion_score: 50,
        survey_id: exam.id,
        teacher_id: teacher.id,
      },
      ...multipart,
    }),
  );
  const { data: classroom } = await unwrap(
    manager.POST('/classrooms', {
      body: {
        classroom_name,
        classroom_code: 'NGUONG-1',
        teacher_id: teacher.id,
        classroom_start_time: inHours(-1),
        classroom_end_time: inHours(48),
        course_id: course.id,
        student_ids: [student.id],
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
  const sitting = await clientOf(product, student);
  const ofExam = { path: { id: exam.id } };
  const { data: attempt } = await unwrap(
    sitting.POST('/surveys/{id}/attempt', { params: ofExam, body: { assignment_id: assignment.id } }),
  );
  await unwrap(sitting.POST('/surveys/{id}/submit', { params: ofExam, body: { attempt_id: attempt.id } }));
  const change = { kind: 'threshold' as const, completion_score: 0 };
  const ofAssignment = { path: { id: assignment.id } };
  const { data: preview } = await unwrap(
    manager.POST('/assignments/{id}/corrections/preview', { params: ofAssignment, body: { change } }),
  );
  await unwrap(
    manager.POST('/assignments/{id}/corrections', {
      params: ofAssignment,
      body: { change, reason: 'Theo quy chế mới', basis: preview.basis },
    }),
  );
  return { course: course.id, facts: { classroom_name, completion: 'pass', before: 50, after: 0 } };
}
