import type { QuestionKey } from '../question';

/** A key for where the rubric stands beside the answer as fields. */
export function withoutRubric(key: QuestionKey): QuestionKey {
  if (key.type !== 'long_answer' && key.type !== 'short_answer') return key;
  const { rubric: _rubric, ...rest } = key;
  return rest;
}
