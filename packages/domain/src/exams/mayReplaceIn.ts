import { type OwnedItem, mayEditItem } from '../banks/mayEditItem.ts';
import type { Usable } from '../banks/used.ts';
import type { Actor } from '../access/scope.ts';
import { allowed, firstRefusal, refused, type Verdict } from '../errors/verdict.ts';

/** The fields of an exam that replacing a question of it depends on. */
export interface ReplaceableExam extends OwnedItem, Usable {
  readonly title: string;
}

/** Allows replacing a question of an exam to whoever may edit the exam, while no class has it. */
export function mayReplaceIn(actor: Actor, exam: ReplaceableExam): Verdict {
  return firstRefusal(
    mayEditItem(actor, exam),
    exam.in_use ? refused('assignedExamKeepsQuestions', { title: exam.title }) : allowed,
  );
}
