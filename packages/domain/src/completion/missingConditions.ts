import type { MissingCondition } from '@sen/api/contract/model';
import {
  type CompletionFacts,
  chapterScore,
  type CountedExam,
  isCounted,
  waitingExams,
} from './completionOf.ts';
import { courseResult, type Thresholds } from './courseResult.ts';

/** What the completion depends on, with lessons apart from exams that are yet to be assigned. */
export interface ExplainedFacts extends CompletionFacts {
  readonly lessons: { readonly total: number; readonly done: number };
}

/** What stands between a student and the certificate of a class; empty once it is earned. */
export function missingConditions(facts: ExplainedFacts, thresholds: Thresholds): MissingCondition[] {
  return [...missingWork(facts), ...missingScores(facts, thresholds)];
}

/** What is left to do. */
function missingWork({ timing, exams, others, lessons }: ExplainedFacts): MissingCondition[] {
  if (exams.length + others.total === 0)
    return timing === 'finished' ? [] : [{ what: 'nothing_yet', has: null, needs: null }];
  const handedIn = exams.filter(({ handed_in }) => handed_in).length;
  return [
    ...belowOf('lessons', lessons.done, lessons.total),
    ...belowOf('exams', handedIn, exams.length),
    ...belowOf('planned', 0, others.total - lessons.total),
  ];
}

/** What is left to reach. A result that counts has to be marked and seen first. */
function missingScores(facts: ExplainedFacts, thresholds: Thresholds): MissingCondition[] {
  const { exams, completion_score } = facts;
  const { score, certificate } = courseResult(facts, thresholds);
  const finals = exams.filter(({ is_final }) => is_final);
  return [
    // What waits takes nothing away from who has reached all of it.
    ...(certificate ? [] : unmarkedOf(waitingExams(exams).length)),
    ...(exams.filter(isCounted).some(isHidden)
      ? [{ what: 'unreleased', has: null, needs: null } as const]
      : []),
    ...belowOf('chapter_score', chapterScore(exams) ?? null, completion_score),
    ...finals.flatMap(({ best_score }) => belowOf('final_score', best_score, completion_score)),
    ...belowOf('certificate_score', score, thresholds.certificate_score),
  ];
}

const isHidden = ({ handed_in, best_score, waits }: CountedExam) =>
  handed_in && !waits && best_score === null;

function unmarkedOf(count: number): MissingCondition[] {
  return count > 0 ? [{ what: 'unmarked', has: null, needs: count }] : [];
}

function belowOf(
  what: MissingCondition['what'],
  has: number | null,
  needs: number | null,
): MissingCondition[] {
  return has !== null && needs !== null && has < needs ? [{ what, has, needs }] : [];
}
