import type { AnswerValue } from '@sen/api/contract/model';
import { sumOfPoints } from '@sen/domain/exams/hundredths';
import { scoreEntry, scoreMark } from '@sen/domain/corrections/correctedEntry';
import type { ExamPaper } from './ExamPapers.ts';

interface Versioned {
  answer_seq: number | null;
}

export interface GivenAnswer extends Versioned {
  question_id: string;
  answer: AnswerValue | null;
}

export interface HandMark extends Versioned {
  question_id: string;
  mark: number;
  /** The points that the question had when a correction had changed them. */
  worth: number | null;
}

export interface Totals {
  /** Points the server gives each question; null where a teacher must mark. */
  scores: Record<string, number | null>;
  /** The points so far. */
  score: number;
  waiting: number;
}

function byQuestion<Row extends { question_id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.question_id, row]));
}

/** Whether a mark is of the current answer; a mark of an earlier answer does not count. */
export function isCurrent(mark: Versioned, answer: Versioned | undefined): boolean {
  return (mark.answer_seq ?? 0) >= (answer?.answer_seq ?? 0);
}

/** The score of an attempt by its current answers and the teacher's marks. */
export function totalsOf(
  { questions }: ExamPaper,
  answers: readonly GivenAnswer[],
  marks: readonly HandMark[],
): Totals {
  const given = byQuestion(answers);
  const marked = byQuestion(marks);
  const scores: Totals['scores'] = {};
  const earned: number[] = [];
  for (const [id, entry] of questions) {
    const answer = given.get(id);
    const mark = marked.get(id);
    const score = scoreEntry(entry, answer?.answer ?? null);
    scores[id] = score;
    const byHand = mark && isCurrent(mark, answer) ? scoreMark(entry, mark.mark, mark.worth) : null;
    const counts = byHand ?? score;
    if (counts !== null) earned.push(counts);
  }
  return { scores, score: sumOfPoints(earned), waiting: questions.size - earned.length };
}
