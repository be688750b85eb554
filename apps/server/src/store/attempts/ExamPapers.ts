import type { Exam } from '@sen/api/contract/model';
import type { ExamEntry } from '@sen/domain/corrections/correctedEntry';
import type { Database } from '../database.ts';
import { findExam } from '../exams/exams.ts';
import { attemptsIn } from './resetAttempts.ts';
import { LruCache } from './LruCache.ts';

/** An assigned exam, which is immutable. */
export interface ExamPaper {
  exam: Exam;
  /** Question and points in this exam, by question id; as corrections let them count where the paper is corrected. */
  questions: ReadonlyMap<string, ExamEntry>;
}

/** The immutable facts of an attempt. */
export interface AttemptOwner {
  userId: string;
  examId: string;
}

const mostExams = 200;
const mostAttempts = 50_000;

/** Caches the owners of attempts and the exams with their keys: every save needs both. */
export class ExamPapers {
  readonly #exams: LruCache<ExamPaper>;
  readonly #owners: LruCache<AttemptOwner>;

  constructor(database: Database) {
    this.#exams = new LruCache((id) => findPaper(database, id), mostExams);
    this.#owners = new LruCache((id) => findOwner(database, id), mostAttempts);
  }

  /** Never call inside a transaction: the embedded database has one connection. */
  exam(id: string): ExamPaper | Promise<ExamPaper | undefined> {
    return this.#exams.get(id);
  }

  owner(attemptId: string): AttemptOwner | Promise<AttemptOwner | undefined> {
    return this.#owners.get(attemptId);
  }

  /** Of an attempt that has just been committed: its first save need not ask. */
  remember(attemptId: string, owner: AttemptOwner): void {
    this.#owners.set(attemptId, owner);
  }

  /** Several exams by id; unknown ids are omitted. */
  async examsOf(ids: Iterable<string>): Promise<Map<string, ExamPaper>> {
    const papers = await Promise.all([...new Set(ids)].map(async (id) => this.exam(id)));
    return new Map(papers.flatMap((paper) => (paper ? [[paper.exam.id, paper]] : [])));
  }
}

async function findPaper(database: Database, id: string): Promise<ExamPaper | undefined> {
  const exam = await findExam(database, id, null);
  return exam && examPaper(exam);
}

/** An exam with its questions by id. */
export function examPaper(exam: Exam): ExamPaper {
  const entries = exam.parts.flatMap(({ questions }) => questions);
  return {
    exam,
    questions: new Map(entries.map(({ question, score }) => [question.id, { question, worth: score }])),
  };
}

async function findOwner(database: Database, attemptId: string): Promise<AttemptOwner | undefined> {
  return (await ownerIn(database, 'attempt', attemptId)) ?? ownerIn(database, 'reset_attempt', attemptId);
}

function ownerIn(
  database: Database,
  table: 'attempt' | 'reset_attempt',
  attemptId: string,
): Promise<AttemptOwner | undefined> {
  return attemptsIn(database, table)
    .innerJoin('assignment', 'assignment.id', 'attempt.assignment_id')
    .select(['user_id as userId', 'exam_id as examId'])
    .where('attempt.id', '=', attemptId)
    .executeTakeFirst();
}
