import type { Exam, QuestionContent } from '@sen/api/contract/model';
import { type RandomSource, shuffled } from './random.ts';

/** Orders the questions of an attempt: parts keep their order; questions within a part are shuffled if the exam says so. */
export function questionOrder<Question, Part extends { readonly questions: readonly Question[] }>(
  parts: readonly Part[],
  shuffle: Exam['shuffle'],
  random: RandomSource,
): Question[][] {
  return parts.map(({ questions }) => (shuffle ? shuffled(questions, random) : [...questions]));
}

/**
 * Returns the content as this attempt shows it. Clauses to order, right clauses and words are always shuffled, because their
 * order would reveal the answer; options only if the question says so. Ids stay the same.
 */
export function shownContent(
  content: QuestionContent,
  shuffle: boolean,
  random: RandomSource,
): QuestionContent {
  switch (content.type) {
    case 'order_clauses':
      return { ...content, clauses: shuffled(content.clauses, random) };
    case 'match_clauses':
      return { ...content, right: shuffled(content.right, random) };
    case 'drag_to_blank':
      return { ...content, words: shuffled(content.words, random) };
    case 'one_choice':
    case 'multiple_choice':
      return shuffle ? { ...content, options: shuffled(content.options, random) } : content;
    case 'choose_from_list':
      if (!shuffle) return content;
      return {
        ...content,
        blanks: content.blanks.map((blank) => ({ ...blank, options: shuffled(blank.options, random) })),
      };
    default:
      return content;
  }
}
