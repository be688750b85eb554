import type { AccountClient } from '@sen/api/client/accountClient';
import { multipart } from '@sen/api/client/multipart';
import { unwrap } from '@sen/api/client/unwrap';
import { exam as demoExam } from '@sen/api/fixtures/exams';
import { people } from '@sen/api/fixtures/people';
import { questionCategory, questionSamples } from '@sen/api/fixtures/questions';

const { teacher, student } = people;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const chapter = 'b2a1c9d4-5e6f-4a7b-8c9d-0e1f2a3b4c01';
const sessions = ['b2a1c9d4-5e6f-4a7b-8c9d-0e1f2a3b4c02', 'b2a1c9d4-5e6f-4a7b-8c9d-0e1f2a3b4c03'] as const;

export const studied = {
  course: 'Nối đất và chống sét',
  classroom: 'Nối đất và chống sét – Khóa 1',
  chapter: 'Nối đất thiết bị hạ áp',
  exam: 'Kiểm tra chương nối đất',
  /** What is right in its only question. */
  question: questionSamples.true_false.title,
};

/** A class of a course with one chapter: two sessions, each with the lesson of its name, and an exam. */
export async function createStudiedClass(
  manager: AccountClient,
  author: AccountClient,
  lessons: readonly [string, string],
): Promise<string> {
  const { data: known } = await unwrap(
    author.GET('/lessons', { params: { query: { scope: 'own', limit: 100 } } }),
  );
  const lessonOf = (name: string) => {
    const found = known.find((lesson) => lesson.name === name);
    if (!found) throw new Error(`There is no lesson “${name}”.`);
    return found;
  };
  const { data: course } = await unwrap(
    manager.POST('/courses/addFullInfo', {
      body: {
        project_id: lessonOf(lessons[0]).project_id,
        kind: 'free',
        course_name: studied.course,
        course_code: 'NDCS',
        completion_score: 50,
        teacher_id: teacher.id,
        chapters: [
          {
            id: chapter,
            chapter_name: studied.chapter,
            sessions: sessions.map((id, at) => ({
              id,
              session_name: lessons[at] ?? '',
              kind: 'lesson' as const,
              lesson_id: lessonOf(lessons[at] ?? '').id,
            })),
            surveys: [],
          },
        ],
      },
      ...multipart,
    }),
  );
  const { data: classroom } = await unwrap(
    manager.POST('/classrooms', {
      body: {
        course_id: course.id,
        classroom_name: studied.classroom,
        classroom_code: 'NDCS-K01',
        teacher_id: teacher.id,
        student_ids: [student.id],
        classroom_start_time: inHours(-1),
        classroom_end_time: inHours(24 * 30),
      },
      ...multipart,
    }),
  );
  await unwrap(
    author.POST('/classrooms/{id}/surveys', {
      params: { path: { id: classroom.id } },
      body: {
        survey_id: await createExam(author),
        start_time: inHours(0),
        end_time: inHours(24),
        duration_minutes: 15,
        retakes: 0,
        deduction_percent: 0,
        questions_per_page: 5,
        chapter_id: classroom.chapters[0]?.id ?? '',
      },
      ...multipart,
    }),
  );
  return classroom.id;
}

/** A published exam with one question. */
async function createExam(author: AccountClient): Promise<string> {
  const { title, content, key } = questionSamples.true_false;
  const { data: question } = await unwrap(
    author.POST('/questions/fulldata', {
      body: { title, content, key, category_id: questionCategory.id, status: 'published' },
      ...multipart,
    }),
  );
  const { data: exam } = await unwrap(
    author.POST('/surveys/fulldata', {
      body: {
        title: studied.exam,
        category_id: demoExam.category.id,
        parts: [{ title: 'Phần 1', score: 100, questions: [{ question_id: question.id, score: 100 }] }],
        duration_minutes: 15,
        retakes: 0,
        deduction_percent: 0,
        questions_per_page: 5,
        shuffle: false,
      },
      ...multipart,
    }),
  );
  await unwrap(author.PUT('/surveys/{id}/publish', { params: { path: { id: exam.id } } }));
  return exam.id;
}
