import type { QuestionContent, QuestionDraft } from '@sen/api/contract/model';
import { keywordKey } from '../text/keyword.ts';

/**
 * By what two questions are one: type, title and what can be chosen, in any order, without regard to case and blanks. Tone
 * marks count: 'Má' and 'Mạ' are two words. The title alone would not do: 'Chọn phát biểu đúng' heads many questions.
 */
export function questionFingerprint({ title, content }: Pick<QuestionDraft, 'title' | 'content'>): string {
  return [content.type, keywordKey(title), ...textsOf(content).map(keywordKey).sort()].join('\n');
}

function textsOf(content: QuestionContent): string[] {
  switch (content.type) {
    case 'one_choice':
    case 'multiple_choice':
      return content.options.map(({ text }) => text);
    case 'match_clauses':
      return [...content.left, ...content.right].map(({ text }) => text);
    case 'choose_from_list':
      return content.blanks.flatMap(({ options }) => options.map(({ text }) => text));
    case 'drag_to_blank':
      return content.words.map(({ text }) => text);
    case 'order_clauses':
      return content.clauses.map(({ text }) => text);
    default:
      return [];
  }
}

/** Rows that repeat an earlier row: by row number, the number of the first. Its error is `rowTwiceInFile` ({row}). */
export function repeatedRows(
  rows: readonly { readonly row: number; readonly question: QuestionDraft }[],
): ReadonlyMap<number, number> {
  const first = new Map<string, number>();
  const repeated = new Map<number, number>();
  for (const { row, question } of rows) {
    const fingerprint = questionFingerprint(question);
    const earlier = first.get(fingerprint);
    if (earlier === undefined) first.set(fingerprint, row);
    else repeated.set(row, earlier);
  }
  return repeated;
}
