import type { AnswerValue, QuestionKey } from '@sen/api/contract/model';
import { rightParts } from '@sen/domain/attempts/rightParts';

/**
 * Whether each typed blank is correct, by the rule that the server marks by; undefined for questions without typed
 * blanks.
 */
export function rightBlanks(
  key: QuestionKey,
  answer: AnswerValue | null,
): Record<string, boolean> | undefined {
  if (key.type === 'fill_keyword' && answer?.type === 'fill_keyword')
    return blankByBlank(key.blanks, (id, accepted) => {
      const one = { type: key.type, blanks: { [id]: accepted } };
      return rightParts({ type: key.type, blanks: [id] }, one, answer).right === 1;
    });
  if (key.type === 'fill_number' && answer?.type === 'fill_number')
    return blankByBlank(key.blanks, (id, expected) => {
      const one = { type: key.type, blanks: { [id]: expected } };
      return rightParts({ type: key.type, blanks: [id] }, one, answer).right === 1;
    });
  return undefined;
}

function blankByBlank<Expected>(
  blanks: Readonly<Record<string, Expected>>,
  isRight: (id: string, expected: Expected) => boolean,
): Record<string, boolean> {
  return Object.fromEntries(Object.entries(blanks).map(([id, expected]) => [id, isRight(id, expected)]));
}
