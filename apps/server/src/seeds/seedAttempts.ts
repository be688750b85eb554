import type { AnswerValue } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { scoreAnswer } from '@sen/domain/attempts/scoreAnswer';
import { type RandomSource, seededRandom } from '@sen/domain/attempts/random';
import { rubricScore } from '@sen/domain/questions/rubric';
import { type ExamPaper, ExamPapers } from '../store/attempts/ExamPapers.ts';
import { type Ending, markAttempts } from '../store/attempts/markAttempts.ts';
import { reset } from '../store/attempts/resetAttempts.ts';
import { insertAttempts } from '../store/attempts/startRows.ts';
import type { InTransaction } from '../store/database.ts';
import { rightAnswer, wrongAnswer } from './sampleAnswer.ts';

const examId = '4';
const assignmentId = '2';
const minute = 60_000;
const day = 24 * 60 * minute;

/** A written answer, with the levels of the criteria that give its mark, and the comment. */
export interface Essay {
  text: string;
  levels: string;
  comment: string;
}

/** Sample long answers, with the levels of the three criteria that the teacher gives, and comment. */
const essays: readonly Essay[] = [
  {
    text: 'Em lắng nghe khách nói hết, xin lỗi và nhắc lại mã đơn để khách yên tâm là mình hiểu đúng việc.\nEm kiểm tra với bên giao hàng ngay trong cuộc gọi, báo lý do thật và hẹn giờ giao cụ thể trong ngày. Em đề xuất miễn phí giao hàng cho đơn này.\nSau khi khách nhận hàng, em gọi lại hỏi thăm và ghi vào hồ sơ khách hàng.',
    levels: 'aab',
    comment: 'Đủ các bước, lời lẽ chân thành. Nên nêu thêm người chịu trách nhiệm theo dõi.',
  },
  {
    text: 'Em xin lỗi khách, giải thích do đơn vị vận chuyển quá tải và hứa ngày mai sẽ giao. Nếu khách không đồng ý thì em chuyển cho quản lý.',
    levels: 'abc',
    comment: 'Có xin lỗi và phương án, nhưng thiếu bước xác nhận lại thông tin và theo dõi sau xử lý.',
  },
  {
    text: 'Em nói khách chờ thêm vài hôm vì hàng đang trên đường.',
    levels: 'bcc',
    comment: 'Chưa lắng nghe và chưa có phương án. Em xem lại bài 4 nhé.',
  },
];

/**
 * Class 2 has taken its exam, which is over: most attempts are marked, the last four wait for their teacher.
 * @param students in the order of the class
 * @param even leaves out answers that would earn thirds of points
 */
export async function seedAttempts(
  transaction: InTransaction,
  { now, students, even }: { now: Date; students: readonly string[]; even: boolean },
): Promise<void> {
  const papers = await new ExamPapers(transaction).examsOf([examId]);
  const paper = papers.get(examId);
  if (!paper) throw new Error(`There is no exam ${examId} to sit.`);
  const begun = (at: number) => new Date(now.getTime() - 50 * day + at * 7 * minute);
  await seedReset(transaction, {
    papers,
    paper,
    userId: students[2] ?? '',
    at: new Date(begun(2).getTime() - day),
  });
  const ids = await insertAttempts(
    transaction,
    students.map((userId, at) => ({
      assignmentId,
      userId,
      number: 0,
      startedAt: begun(at),
      deadline: new Date(begun(at).getTime() + 40 * minute),
      seed: `demo ${userId}`,
    })),
  );
  const endings = new Map<string, Ending>();
  for (const [at, userId] of students.entries()) {
    const id = ids.get(`${assignmentId} ${userId}`);
    if (id === undefined) continue;
    const random = seededRandom(`answers of ${userId}`);
    const end = new Date(begun(at).getTime() + (18 + Math.floor(random() * 20)) * minute);
    endings.set(id, { by: 'student', at: end, sealedAt: end });
    await answer(transaction, { id, paper, at, random, end, waits: at >= students.length - 4, even });
  }
  await markAttempts(transaction, endings, papers);
}

/** An attempt that ended with the power, which its teacher reset: the student took it again the next day. */
async function seedReset(
  transaction: InTransaction,
  {
    papers,
    paper,
    userId,
    at,
  }: { papers: Map<string, ExamPaper>; paper: ExamPaper; userId: string; at: Date },
): Promise<void> {
  const deadline = new Date(at.getTime() + 40 * minute);
  const begun = { assignmentId, userId, number: 0, startedAt: at, deadline, seed: `demo power ${userId}` };
  const [id] = (await insertAttempts(transaction, [begun])).values();
  if (id === undefined) throw new Error(`The student ${userId} has sat the exam already.`);
  const random = seededRandom(`power of ${userId}`);
  await answer(transaction, {
    id,
    paper,
    at: 2,
    random,
    end: new Date(at.getTime() + 9 * minute),
    waits: true,
  });
  const ended: Ending = { by: 'time', at: deadline, sealedAt: deadline };
  await markAttempts(transaction, new Map([[id, ended]]), papers);
  await reset(transaction, id, {
    retake: 'again',
    reason: 'Mất điện phòng máy, học viên mới làm được vài câu.',
    by: people.otherTeacher.id,
    now: new Date(deadline.getTime() + 20 * minute),
  });
}

interface Sitting {
  id: string;
  paper: ExamPaper;
  at: number;
  random: RandomSource;
  end: Date;
  waits: boolean;
  /** How many of its questions have an answer; all without it. */
  answered?: number;
  /** Leaves out answers that would earn thirds of points. */
  even?: boolean;
  /** How likely a right answer is; without it by `at`. */
  knows?: number;
  /** Answers that are given instead, by question. */
  given?: ReadonlyMap<string, AnswerValue>;
  /** The written answers to choose from, and who marks them. */
  written?: { essays: readonly Essay[]; markedBy: string };
}

const ofSales = { essays, markedBy: people.otherTeacher.id };

/** Answers an attempt until `end`, a question a minute. */
export async function answer(
  transaction: InTransaction,
  { at, knows = 0.55 + (at % 5) * 0.1, given: instead, written = ofSales, ...sitting }: Sitting,
): Promise<void> {
  const { id, paper, random, end, waits, answered, even } = sitting;
  const essay = written.essays[at % written.essays.length];
  const questions = [...paper.questions.values()]
    .slice(0, answered)
    .map(({ question, worth }) => {
      const { id: question_id, content, key } = question;
      const drawn = random() < knows ? rightAnswer(key) : wrongAnswer(content, key);
      const given = instead?.get(question_id) ?? drawn;
      return { ...question, worth, given, points: scoreAnswer(content, key, given, worth) ?? 0 };
    })
    .filter(({ points }) => !even || points * 2 === Math.floor(points * 2));
  const journal_id = `00000000-0000-4000-8000-${id.padStart(12, '0')}`;
  await transaction
    .insertInto('attempt_answer')
    .values(
      questions.map(({ id: question_id, given }, index) => {
        const value = given.type === 'long_answer' && essay ? { ...given, text: essay.text } : given;
        const saved_at = new Date(end.getTime() - (questions.length - index) * minute);
        return {
          attempt_id: id,
          question_id,
          answer: JSON.stringify(value),
          flagged: false,
          answer_seq: index + 1,
          server_seq: index + 1,
          journal_id,
          saved_at,
        };
      }),
    )
    .execute();
  await transaction
    .updateTable('attempt')
    .set({ server_seq: questions.length })
    .where('id', '=', id)
    .execute();
  if (waits || !essay) return;
  const { levels, comment } = essay;
  const rubric = [...levels].map((level_id, index) => ({ criterion_id: 'abc'.charAt(index), level_id }));
  const open = questions.flatMap(({ id: question_id, key, worth }, index) => {
    if (key.type !== 'long_answer') return [];
    const mark = rubricScore(key.rubric ?? [], rubric, worth);
    if (mark === null) throw new Error(`The levels of an essay are not those of question ${question_id}.`);
    return [{ question_id, answer_seq: index + 1, mark }];
  });
  if (open.length === 0) return;
  await transaction
    .insertInto('answer_mark')
    .values(
      open.map((one) => ({
        ...one,
        attempt_id: id,
        rubric: JSON.stringify(rubric),
        comment,
        marked_by: written.markedBy,
        marked_at: new Date(end.getTime() + day),
      })),
    )
    .execute();
}
