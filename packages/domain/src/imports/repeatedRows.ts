import type { QuestionContent, QuestionDraft } from '@sen/api/contract/model';
import { keywordKey } from '../text/keyword.ts';

/**
 * The key by which two questions are duplicates: type, title and options in any order, ignoring case and spaces. Tone marks
 * count: 'Má' and 'Mạ' are two words. The title alone is not enough: 'Chọn phát biểu đúng' heads many questions.
 */
export function questionFingerprint({ title, content }: Pick<QuestionDraft, 'title' | 'content'>): string {
  return [
    content.type,
    keywordKey(title),
    ...textsOf(content).map(keywordKey).sort(),
    ...figureTexts(content),
  ].join('\n');
}

/** The same words can stand beside another picture or formula. */
function figureTexts({ figures = [] }: QuestionContent): string[] {
  return figures.map((figure) => {
    if (figure.kind === 'picture') return figure.source;
    return figure.kind === 'formula' ? figure.mathml : JSON.stringify(figure.rows);
  });
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

/** Finds rows that repeat an earlier row: maps the row number to that of the first. The error is `rowTwiceInFile` ({row}). */
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
