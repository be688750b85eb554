import type { AccountClient } from '@sen/api/client/accountClient';
import { multipart } from '@sen/api/client/multipart';
import { unwrap } from '@sen/api/client/unwrap';
import { exam } from '@sen/api/fixtures/exams';
import { people } from '@sen/api/fixtures/people';
import { project } from '@sen/api/fixtures/projects';
import { questionSamples } from '@sen/api/fixtures/questions';
import type { Product } from '../product';
import { clientOf } from './clientOf';
import { handInEmpty } from './finalExamClass';
import { examFields } from './notifiedClass';

const { teacher, student } = people;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** The second exam is of the bank of the demo organisation. */
const chapters = [
  { chapter_name: 'Nhận diện mối nguy', survey_id: exam.id, weight: 60 },
  { chapter_name: 'Ứng phó sự cố', survey_id: '5', weight: 40 },
] as const;

export const weighed = {
  course: 'Kiểm soát mối nguy tại xưởng',
  classroom: 'Kiểm soát mối nguy tại xưởng – Khóa 1',
  exams: [exam.title, 'Kiểm tra bổ sung phòng cháy chữa cháy'],
} as const;

/**
 * A class of a course with two chapters, the exam of the first counting 60%, that the student has passed with 4.8 of 4 points: 8 in
 * the first exam and none in the second.
 */
export async function createWeighedClass(product: Product, manager: AccountClient) {
  const { data: course } = await unwrap(
    manager.POST('/courses/addFullInfo', {
      body: {
        project_id: project.id,
        kind: 'free',
        course_name: weighed.course,
        course_code: 'KSMN',
        chapters: chapters.map(({ chapter_name, survey_id, weight }) => ({
          id: crypto.randomUUID(),
          chapter_name,
          sessions: [{ id: crypto.randomUUID(), session_name: 'Buổi 1', kind: 'lesson' as const }],
          surveys: [{ id: crypto.randomUUID(), survey_id, weight }],
        })),
        completion_score: 4,
        teacher_id: teacher.id,
      },
      ...multipart,
    }),
  );
  const { data: classroom } = await unwrap(
    manager.POST('/classrooms', {
      body: {
        classroom_name: weighed.classroom,
        classroom_code: 'KSMN-1',
        teacher_id: teacher.id,
        classroom_start_time: inHours(-1),
        classroom_end_time: inHours(48),
        course_id: course.id,
        student_ids: [student.id],
      },
      ...multipart,
    }),
  );
  const assign = async (chapter: 0 | 1) => {
    const { data } = await unwrap(
      manager.POST('/classrooms/{id}/surveys', {
        params: { path: { id: classroom.id } },
        body: {
          ...examFields(),
          survey_id: chapters[chapter].survey_id,
          chapter_id: classroom.chapters[chapter]?.id ?? '',
        },
        ...multipart,
      }),
    );
    return data.id;
  };
  await handInOneAnswer(product, await assign(0));
  await handInEmpty(product, student, await assign(1), chapters[1].survey_id);
  return { course: course.id, classroom: classroom.id };
}

async function handInOneAnswer(product: Product, assignment_id: string): Promise<void> {
  const sitting = await clientOf(product, student);
  const params = { path: { id: exam.id } };
  const { data: attempt } = await unwrap(
    sitting.POST('/surveys/{id}/attempt', { params, body: { assignment_id } }),
  );
  const question = attempt.paper.parts
    .flatMap(({ questions }) => questions)
    .find(({ content }) => content.type === 'one_choice');
  if (!question) throw new Error(`The exam “${exam.title}” has no question with one right choice.`);
  await unwrap(
    sitting.POST('/surveys/{id}/answer', {
      params,
      body: {
        attempt_id: attempt.id,
        journal_id: crypto.randomUUID(),
        known_server_seq: 0,
        entries: [
          {
            seq: 1,
            base: 0,
            written_at: new Date().toISOString(),
            question_id: question.id,
            answer: questionSamples.one_choice.right,
          },
        ],
      },
    }),
  );
  await unwrap(sitting.POST('/surveys/{id}/submit', { params, body: { attempt_id: attempt.id } }));
}
