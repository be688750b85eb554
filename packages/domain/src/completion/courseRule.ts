import type { CourseResult } from '@sen/api/contract/model';
import type { CompletionFacts, CountedExam } from './completionOf.ts';
import { courseResult, isCompleted, type Thresholds } from './courseResult.ts';

/** What a class judges by: its scores, and how much each chapter exam counts. */
export interface CourseRule extends Thresholds {
  readonly completion_score: number | null;
  /** Percent by exam. */
  readonly weights: Readonly<Record<string, number>>;
}

/** The scores of a rule, in the order in which they are read. */
export const ruleScores = ['completion_score', 'certificate_score', 'average', 'good', 'excellent'] as const;

/** What a result was computed from, whatever the rule was. */
export interface KeptFacts extends Omit<CompletionFacts, 'completion_score' | 'exams'> {
  readonly exams: readonly (Omit<CountedExam, 'weight'> & { readonly exam_id: string })[];
}

/** The result from kept facts by a rule. */
export function resultUnder({ timing, exams, others }: KeptFacts, rule: CourseRule): CourseResult {
  const { completion_score, weights } = rule;
  const counted = exams.map((exam) => ({ ...exam, weight: weights[exam.exam_id] ?? null }));
  return courseResult({ timing, completion_score, exams: counted, others }, rule);
}

/**
 * What another rule does to a result: the course is no longer completed, is completed now, or only its outcome, grade or
 * certificate is another. Null where nothing but the score changes, or nothing at all.
 */
export function changeOfResult(
  before: CourseResult,
  after: CourseResult,
): 'lost' | 'gained' | 'adjusted' | null {
  const [was, is] = [isCompleted(before.completion), isCompleted(after.completion)];
  if (was !== is) return is ? 'gained' : 'lost';
  const isSame =
    before.completion === after.completion &&
    before.rating === after.rating &&
    before.certificate === after.certificate;
  return isSame ? null : 'adjusted';
}

/** Whether two rules judge alike. */
export function isSameRule(one: CourseRule, other: CourseRule): boolean {
  return (
    ruleScores.every((name) => one[name] === other[name]) &&
    hasSameExams(one, other) &&
    Object.entries(one.weights).every(([exam, weight]) => other.weights[exam] === weight)
  );
}

/** Whether two rules count the same exams: only then one can take over the weights of the other. */
export function hasSameExams({ weights: one }: CourseRule, { weights: other }: CourseRule): boolean {
  const exams = Object.keys(one);
  return exams.length === Object.keys(other).length && exams.every((exam) => exam in other);
}

/** Facts without the names of their fields. */
type PackedFacts = [
  timing: KeptFacts['timing'],
  total: number,
  done: number,
  /** 2: handed in, and an attempt waits to be marked. */
  exams: [exam_id: string, handed_in: 0 | 1 | 2, best_score: number | null, is_final: 0 | 1][],
];

/** Facts as they are kept: there is a row for each student of each class. */
export function packFacts({ timing, exams, others: { total, done } }: KeptFacts): string {
  const packed: PackedFacts = [
    timing,
    total,
    done,
    exams.map((exam) => [exam.exam_id, packHandedIn(exam), exam.best_score, exam.is_final ? 1 : 0]),
  ];
  return JSON.stringify(packed);
}

/** Who waits to be marked has handed in. */
function packHandedIn({ handed_in, waits }: Pick<CountedExam, 'handed_in' | 'waits'>): 0 | 1 | 2 {
  if (!handed_in) return 0;
  return waits ? 2 : 1;
}

/** The result from facts as they are kept, by a rule. */
export function resultOfPacked(facts: string, rule: CourseRule): CourseResult {
  return resultUnder(unpackFacts(facts), rule);
}

/** Facts that were packed. */
export function unpackFacts(packed: string): KeptFacts {
  const [timing, total, done, exams] = JSON.parse(packed) as PackedFacts;
  return {
    timing,
    others: { total, done },
    exams: exams.map(([exam_id, handed_in, best_score, is_final]) => ({
      exam_id,
      handed_in: handed_in > 0,
      best_score,
      waits: handed_in === 2,
      is_final: is_final === 1,
    })),
  };
}
