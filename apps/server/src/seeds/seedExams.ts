import { demoCompany, people } from '@sen/api/fixtures/people';
import { draftExam, exam, examRows } from '@sen/api/fixtures/exams';
import { sortKey } from '@sen/domain/text/sort';
import type { ExamStatus } from '@sen/api/contract/model';
import type { Database } from '../store/database.ts';
import { demoQuestions } from './demoQuestions.ts';

export interface DemoExam {
  title: string;
  status: ExamStatus;
  category_id: string;
  parts: { title: string; questions: { title: string; score: number }[] }[];
  duration_minutes: number;
}

const titlesOf = (category: string) => (demoQuestions[category] ?? []).map(({ title }) => title);

/** The questions of a part with equal points; the remainder goes to the last one. */
export function even(titles: readonly string[], total: number): { title: string; score: number }[] {
  const each = Math.floor((total * 10) / titles.length) / 10;
  const last = Math.round((total - each * (titles.length - 1)) * 100) / 100;
  return titles.map((title, index) => ({ title, score: index === titles.length - 1 ? last : each }));
}

const fixtureParts = exam.parts.map(({ title, questions }) => ({
  title,
  questions: questions.map(({ question, score }) => ({ title: question.title, score })),
}));

const sales = titlesOf('Kỹ năng bán hàng');
const fire = titlesOf('Phòng cháy chữa cháy');

/** Ids 1 to 5: the published one of the fixtures, the draft, the locked one, the one that class 2 took, and one for few. */
const exams: DemoExam[] = [
  { title: exam.title, status: 'published', category_id: '5', parts: fixtureParts, duration_minutes: 45 },
  {
    title: draftExam.title,
    status: 'draft',
    category_id: '6',
    parts: [
      { title: 'Phần 1. Kiến thức', questions: even(sales.slice(0, 6), 40) },
      { title: 'Phần 2. Tình huống', questions: even(sales.slice(6), 60) },
    ],
    duration_minutes: 60,
  },
  {
    title: examRows[2]?.title ?? 'Đề thi nội quy lao động năm 2025',
    status: 'locked',
    category_id: '5',
    parts: [{ title: 'Phần 1. Phòng cháy chữa cháy', questions: even(fire.slice(0, 8), 100) }],
    duration_minutes: 30,
  },
  {
    title: 'Kiểm tra giữa khóa kỹ năng bán hàng',
    status: 'published',
    category_id: '5',
    parts: [
      { title: 'Phần 1. Trắc nghiệm', questions: even(sales.slice(0, 5), 50) },
      { title: 'Phần 2. Tự luận và vận dụng', questions: even(sales.slice(6, 11), 50) },
    ],
    duration_minutes: 40,
  },
  {
    title: 'Kiểm tra bổ sung phòng cháy chữa cháy',
    status: 'published',
    category_id: '5',
    parts: [{ title: 'Phần 1. Phòng cháy chữa cháy', questions: even(fire.slice(0, 6), 100) }],
    duration_minutes: 20,
  },
];

export async function seedExams(
  database: Database,
  { now, ids }: { now: Date; ids: ReadonlyMap<string, string> },
) {
  // oxlint-disable-next-line no-await-in-loop -- ids follow the order
  for (const one of exams) await insertExam(database, one, { now, ids });
}

/** Adds an exam to the bank, and returns its id. @param ids of questions, by title */
export async function insertExam(
  database: Database,
  { title, status, category_id, parts, duration_minutes }: DemoExam,
  { now, ids }: { now: Date; ids: ReadonlyMap<string, string> },
): Promise<string> {
  const { id: exam_id } = await database
    .insertInto('exam')
    .values({
      title,
      status,
      category_id,
      duration_minutes,
      company_id: demoCompany.id,
      sort_key: sortKey(title),
      locked_from: status === 'locked' ? 'published' : null,
      retakes: 1,
      deduction_percent: 10,
      questions_per_page: 5,
      created_by: people.teacher.id,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [position, part] of parts.entries()) {
    const score = Math.round(part.questions.reduce((sum, question) => sum + question.score, 0) * 100) / 100;
    // oxlint-disable-next-line no-await-in-loop -- ids follow the order
    const { id: exam_part_id } = await database
      .insertInto('exam_part')
      .values({ exam_id, position: position + 1, title: part.title, score })
      .returning('id')
      .executeTakeFirstOrThrow();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await database
      .insertInto('exam_question')
      .values(
        part.questions.map((question, index) => {
          const question_id = ids.get(question.title);
          if (question_id === undefined) throw new Error(`The bank has no question “${question.title}”.`);
          return { exam_part_id, position: index + 1, question_id, score: question.score };
        }),
      )
      .execute();
  }
  return exam_id;
}

/** Exam 1 to class 1, open since yesterday for 30 days; exam 4 to class 2, over; exam 5 to a few of class 1, in three days. */
export async function seedAssignments(
  database: Database,
  { now, few }: { now: Date; few: readonly string[] },
): Promise<void> {
  const day = 24 * 60 * 60_000;
  const from = (days: number) => new Date(now.getTime() + days * day);
  const rules = { retakes: 1, deduction_percent: 10, questions_per_page: 5, company_id: demoCompany.id };
  await database
    .insertInto('assignment')
    .values([
      {
        ...rules,
        exam_id: '1',
        classroom_id: '1',
        created_at: from(-1.5),
        starts_at: from(-1),
        ends_at: from(29),
        duration_minutes: 45,
        created_by: people.teacher.id,
      },
      {
        ...rules,
        exam_id: '4',
        classroom_id: '2',
        created_at: from(-63),
        starts_at: from(-60),
        ends_at: from(-40),
        duration_minutes: 40,
        is_final: true,
        created_by: people.otherTeacher.id,
      },
    ])
    .execute();
  const { id: assignment_id } = await database
    .insertInto('assignment')
    .values({
      ...rules,
      exam_id: '5',
      classroom_id: '1',
      created_at: from(-0.2),
      starts_at: from(3),
      ends_at: from(10),
      duration_minutes: 20,
      everyone: false,
      created_by: people.teacher.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('assignment_participant')
    .values(few.map((user_id) => ({ assignment_id, user_id })))
    .execute();
}
