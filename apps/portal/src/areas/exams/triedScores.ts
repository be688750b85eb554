import type { AnswerValue, ExamPreview } from '@sen/api/contract/model';
import { scoreAnswer } from '@sen/domain/attempts/scoreAnswer';
import { hundredths, points } from '@sen/domain/exams/hundredths';

export interface TriedScores {
  /** By question; null if a teacher would mark it. */
  scores: ReadonlyMap<string, number | null>;
  total: number;
  /** Answers that a teacher would mark. */
  waiting: number;
}

/** The points of tried answers, by the rule that the server marks by. */
export function triedScores(
  { paper, keys }: Pick<ExamPreview, 'paper' | 'keys'>,
  answers: Readonly<Record<string, AnswerValue>>,
): TriedScores {
  const keyOf = new Map(keys.map(({ question_id, key }) => [question_id, key]));
  const scores = new Map(
    paper.parts
      .flatMap(({ questions }) => questions)
      .map(({ id, content, score }) => {
        const key = keyOf.get(id);
        return [id, key ? scoreAnswer(content, key, answers[id] ?? null, score) : null] as const;
      }),
  );
  const given = [...scores.values()];
  return {
    scores,
    total: points(given.reduce<number>((sum, score) => sum + hundredths(score ?? 0), 0)),
    waiting: given.filter((score) => score === null).length,
  };
}
