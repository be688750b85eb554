import type { AnswerValue, CorrectedQuestion, CorrectionChange } from '@sen/api/contract/model';
import { keyOfAnswer } from '@sen/domain/corrections/keyOfAnswer';
import { questionTraits } from '@sen/domain/questions/questionTypes';
import { formatNumber } from '../../words/formats';
import { correctionWords as words } from './correctionWords';

export const correctionKinds = ['key', 'keepOld', 'everybody', 'nobody', 'points', 'threshold'] as const;
export type CorrectionKind = (typeof correctionKinds)[number];

export interface CorrectionForm {
  questionId: string | null;
  kind: CorrectionKind;
  /** The question as it is right. */
  answer: AnswerValue | null;
  /** New points by question; those that stay are absent. */
  points: Readonly<Record<string, number | null>>;
  /** The new completion score of the class; null for an empty field, undefined until one is typed. */
  completionScore?: number | null;
}

export const emptyForm: CorrectionForm = {
  questionId: null,
  kind: 'key',
  answer: null,
  points: {},
};

/** What can be changed of a question: what a teacher marks has no key. */
export function kindsOf(question: CorrectedQuestion | undefined): readonly CorrectionKind[] {
  const byTeacher = question && questionTraits[question.question.content.type].markedBy === 'teacher';
  return byTeacher ? ['everybody', 'nobody', 'points', 'threshold'] : correctionKinds;
}

/** The form for a question that the address names; one that the exam does not have is left open. */
export function formAbout(id: string | null, questions: readonly CorrectedQuestion[]): CorrectionForm {
  const asked = questions.find(({ question }) => question.id === id);
  const [kind = 'key'] = kindsOf(asked);
  return asked ? { ...emptyForm, questionId: asked.question.id, kind } : emptyForm;
}

/** The change that a form describes; null while something is missing. */
export function changeOf(
  { questionId, kind, answer, points, completionScore }: CorrectionForm,
  questions: readonly CorrectedQuestion[],
): CorrectionChange | null {
  if (kind === 'points') {
    const changed = questions.flatMap(({ question: { id, score } }) => {
      const given = points[id] ?? score;
      return given === score ? [] : [{ question_id: id, points: given }];
    });
    return changed.length === 0 ? null : { kind, points: changed };
  }
  if (kind === 'threshold')
    return typeof completionScore === 'number' ? { kind, completion_score: completionScore } : null;
  if (questionId === null) return null;
  if (kind === 'everybody' || kind === 'nobody')
    return { kind: 'void', question_id: questionId, points_to: kind };
  const key = answer && keyOfAnswer(answer);
  return key && { kind: 'key', question_id: questionId, key, keep_old: kind === 'keepOld' };
}

/** The field that a form without a change is to be completed in. */
export function incompleteField({
  kind,
  questionId,
}: CorrectionForm): 'question' | 'key' | 'points' | 'score' {
  if (kind === 'points') return 'points';
  if (kind === 'threshold') return 'score';
  return questionId === null ? 'question' : 'key';
}

/** A change in one line. */
export function changeText(change: CorrectionChange, questions: readonly CorrectedQuestion[]): string {
  const numberOf = (id: string) =>
    String(questions.find(({ question }) => question.id === id)?.question.number ?? '');
  switch (change.kind) {
    case 'points':
      return words('changePoints', {
        numbers: change.points.map(({ question_id }) => numberOf(question_id)).join(', '),
      });
    case 'threshold':
      return words('changeThreshold', { score: formatNumber(change.completion_score) });
    case 'void':
      return words(change.points_to === 'everybody' ? 'changeEverybody' : 'changeNobody', {
        number: numberOf(change.question_id),
      });
    case 'key':
      return words(change.keep_old ? 'changeKeepOld' : 'changeKey', { number: numberOf(change.question_id) });
  }
}
