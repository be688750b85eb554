import { demoCompany, people } from '@sen/api/fixtures/people';
import { seededRandom } from '@sen/domain/attempts/random';
import { ExamPapers } from '../store/attempts/ExamPapers.ts';
import { type Ending, markAttempts } from '../store/attempts/markAttempts.ts';
import { insertAttempts } from '../store/attempts/startRows.ts';
import { insertCorrection } from '../store/corrections/correctionRows.ts';
import { remarkWithin } from '../store/corrections/remark.ts';
import type { InTransaction } from '../store/database.ts';
import { record } from '../store/platform/audit.ts';
import { burn, chapterQuestions, rightRate, wrongKey } from './demoFirstAid.ts';
import { answer, type Essay } from './seedAttempts.ts';
import { insertQuestions } from './seedBank.ts';
import { even, insertExam } from './seedExams.ts';
import { Calendar } from './trainingCompany/calendar.ts';

const classroomId = '1';
const minute = 60_000;
const duration = 30;

/** Written answers about a burn, with the levels that they are given. */
const essays: readonly Essay[] = [
  {
    text: 'Em kéo bạn ra khỏi chỗ có nước sôi, tháo đồng hồ và nhẫn vì lát nữa tay sẽ sưng. Em cho tay vào vòi nước mát chảy nhẹ khoảng 20 phút để nhiệt không ăn sâu thêm.\nEm không chọc bọng nước, không bôi kem đánh răng vì dễ nhiễm trùng. Sau đó phủ gạc sạch và đưa bạn đến trạm y tế vì vết bỏng rộng.',
    levels: 'aaa',
    comment: 'Đầy đủ và giải thích rõ. Rất tốt.',
  },
  {
    text: 'Em xả nước mát vào chỗ bỏng 15 phút, không bôi gì lên vết bỏng. Rồi em băng lại bằng gạc và báo tổ trưởng đưa đi viện.',
    levels: 'bba',
    comment: 'Đúng hướng. Còn thiếu việc tháo nhẫn, đồng hồ trước khi tay sưng và chưa nói vì sao.',
  },
  {
    text: 'Em chườm đá lạnh lên chỗ bỏng cho đỡ rát rồi gọi người đến giúp.',
    levels: 'ccb',
    comment: 'Không chườm đá trực tiếp vì gây bỏng lạnh. Bạn xem lại bài 6, phần làm mát vết bỏng.',
  },
];

/**
 * The exam of a chapter that class 1 has taken: marked by rubric, then corrected because a key was wrong. The last two answers
 * still wait for their mark.
 */
export async function seedFirstAid(transaction: InTransaction, now: Date): Promise<void> {
  const calendar = new Calendar(now);
  const questions = [...chapterQuestions, wrongKey, burn];
  const written = calendar.at(-16, 9);
  const ids = await insertQuestions(
    transaction,
    questions.map((question) => [question, 'An toàn lao động']),
    written,
  );
  const short = [...chapterQuestions, wrongKey].map(({ title }) => title);
  const examId = await insertExam(
    transaction,
    {
      title: 'Kiểm tra chương 3: sơ cứu và cấp cứu',
      status: 'published',
      category_id: '5',
      parts: [
        { title: 'Phần 1. Trắc nghiệm', questions: even(short, 60) },
        { title: 'Phần 2. Tình huống', questions: [{ title: burn.title, score: 40 }] },
      ],
      duration_minutes: duration,
    },
    { now: written, ids },
  );
  const { id: assignmentId } = await transaction
    .insertInto('assignment')
    .values({
      exam_id: examId,
      classroom_id: classroomId,
      created_at: calendar.at(-13, 15),
      starts_at: calendar.at(-12, 8),
      ends_at: calendar.at(-6, 17),
      duration_minutes: duration,
      retakes: 0,
      deduction_percent: 0,
      questions_per_page: 5,
      company_id: demoCompany.id,
      created_by: people.teacher.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sit(transaction, { assignmentId, examId, rate: ids.get(wrongKey.title) ?? '', calendar });
  await correct(transaction, { assignmentId, examId, rate: ids.get(wrongKey.title) ?? '', calendar });
}

interface Sat {
  assignmentId: string;
  examId: string;
  /** The question with the wrong key. */
  rate: string;
  calendar: Calendar;
}

/** Two of three students know the rate of today's guideline. */
async function sit(transaction: InTransaction, { assignmentId, examId, rate, calendar }: Sat): Promise<void> {
  const students = await transaction
    .selectFrom('classroom_student')
    .select('user_id')
    .where('classroom_id', '=', classroomId)
    .orderBy('user_id')
    .execute();
  const begun = (at: number) => calendar.at(-11 + (at % 5), 9 + (at % 7) * 0.9);
  const attempts = await insertAttempts(
    transaction,
    students.map(({ user_id: userId }, at) => ({
      assignmentId,
      userId,
      number: 0,
      startedAt: begun(at),
      deadline: new Date(begun(at).getTime() + duration * minute),
      seed: `first aid ${userId}`,
    })),
  );
  const papers = await new ExamPapers(transaction).examsOf([examId]);
  const paper = papers.get(examId);
  if (!paper) throw new Error(`There is no exam ${examId} to sit.`);
  const endings = new Map<string, Ending>();
  for (const [at, { user_id: userId }] of students.entries()) {
    const id = attempts.get(`${assignmentId} ${userId}`);
    if (id === undefined) continue;
    const random = seededRandom(`first aid of ${userId}`);
    const end = new Date(begun(at).getTime() + (14 + Math.floor(random() * 14)) * minute);
    endings.set(id, { by: 'student', at: end, sealedAt: end });
    // oxlint-disable-next-line no-await-in-loop -- one transaction
    await answer(transaction, {
      id,
      paper,
      at,
      random,
      end,
      waits: at >= students.length - 2,
      given: new Map(at % 3 === 1 ? [] : [[rate, { type: 'one_choice', choice: rightRate }]]),
      written: { essays, markedBy: people.teacher.id },
    });
  }
  await markAttempts(transaction, endings, papers);
}

async function correct(transaction: InTransaction, { assignmentId, examId, rate, calendar }: Sat) {
  const at = calendar.at(-4, 10.5);
  const by = people.teacher.id;
  const correction = await insertCorrection(transaction, {
    of: { assignmentId },
    change: {
      kind: 'key',
      question_id: rate,
      key: { type: 'one_choice', choice: rightRate },
      keep_old: false,
    },
    reason: 'Đáp án nhập theo tài liệu cũ. Hướng dẫn cấp cứu hiện hành là 100 đến 120 lần mỗi phút.',
    by,
    now: at,
    changedStudents: null,
  });
  const details = { correction, change: 'key' };
  const subject = { id: assignmentId, company_id: demoCompany.id };
  await record(transaction, [{ actorId: by, action: 'correction.applied', subject, details }], at);
  const exams = await new ExamPapers(transaction).examsOf([examId]);
  await remarkWithin(transaction, correction, { exams, now: at });
}
