import type { AnswerValue, QuestionContent } from '@sen/api/contract/model';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';
import { isLongerThan } from './characters.ts';

/** Maximum length of the text of one blank, in characters. */
export const blankLimit = 500;

const wrongShape = refused('answerWrongShape');

/**
 * Validates an answer (already valid by the contract's schema) against its question: the type, only existing options and blanks,
 * each at most once where that is required, text within the limit. Refuses with `answerWrongShape` or `answerTooLong` ({max}).
 * An incomplete answer is accepted.
 */
export function answerFits(content: QuestionContent, answer: AnswerValue): Verdict {
  switch (answer.type) {
    case 'one_choice':
      if (content.type !== answer.type) return wrongShape;
      return verdict(answer.choice === null || ids(content.options).includes(answer.choice));
    case 'multiple_choice':
      if (content.type !== answer.type) return wrongShape;
      return verdict(eachOnce(answer.choices, ids(content.options)));
    case 'true_false':
      return verdict(content.type === answer.type);
    case 'short_answer':
    case 'long_answer':
      if (content.type !== answer.type) return wrongShape;
      return within(content.character_limit, [answer.text]);
    case 'fill_keyword':
    case 'fill_number':
      if (content.type !== answer.type || !eachKnown(Object.keys(answer.blanks), content.blanks))
        return wrongShape;
      return within(blankLimit, Object.values(answer.blanks));
    case 'match_clauses':
      if (content.type !== answer.type) return wrongShape;
      return verdict(
        eachKnown(Object.keys(answer.pairs), ids(content.left)) &&
          eachKnown(Object.values(answer.pairs), ids(content.right)),
      );
    case 'choose_from_list':
      if (content.type !== answer.type) return wrongShape;
      return verdict(
        Object.entries(answer.blanks).every(([blank, choice]) =>
          content.blanks.some(({ id, options }) => id === blank && ids(options).includes(choice)),
        ),
      );
    case 'drag_to_blank':
      if (content.type !== answer.type) return wrongShape;
      return verdict(
        eachKnown(Object.keys(answer.blanks), content.blanks) &&
          eachOnce(Object.values(answer.blanks), ids(content.words)),
      );
    case 'order_clauses':
      if (content.type !== answer.type) return wrongShape;
      return verdict(
        answer.order.length === 0 ||
          (answer.order.length === content.clauses.length && eachOnce(answer.order, ids(content.clauses))),
      );
  }
}

function verdict(fits: boolean): Verdict {
  return fits ? allowed : wrongShape;
}

function within(max: number, texts: readonly string[]): Verdict {
  return !texts.some((text) => isLongerThan(text, max)) ? allowed : refused('answerTooLong', { max });
}

function ids(choices: readonly { readonly id: string }[]): string[] {
  return choices.map(({ id }) => id);
}

function eachKnown(given: readonly string[], known: readonly string[]): boolean {
  return given.every((id) => known.includes(id));
}

function eachOnce(given: readonly string[], known: readonly string[]): boolean {
  return new Set(given).size === given.length && eachKnown(given, known);
}
