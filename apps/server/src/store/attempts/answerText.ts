import type { AnswerValue } from '@sen/api/contract/model';

const unstorable = /\\u(?:0000|d[89a-f])/;
const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * An answer as text for a json column. Removes what PostgreSQL cannot store (NUL, lone surrogates; both occur in pasted
 * text), because a refusal would lose the rest of the answer.
 */
export function answerText(answer: AnswerValue): string {
  const text = JSON.stringify(answer);
  if (!unstorable.test(text)) return text;
  return JSON.stringify(answer, (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').replaceAll(loneSurrogate, '\uFFFD') : value,
  );
}
