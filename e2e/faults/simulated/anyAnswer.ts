import { isDeepStrictEqual } from 'node:util';
import type { AnswerValue, PaperQuestion } from '@sen/api/contract/model';
import { shuffled } from '@sen/domain/attempts/random';
import type { SeededRandom } from '../SeededRandom.ts';
import { freshText } from '../freshText.ts';

/** A random answer, different from the previous one where the question allows it. */
export function anyAnswer(
  question: PaperQuestion,
  before: AnswerValue | null,
  random: SeededRandom,
): AnswerValue {
  let answer = answerTo(question, random);
  for (let tries = 0; tries < 6 && isDeepStrictEqual(answer, before); tries += 1)
    answer = answerTo(question, random);
  return answer;
}

function answerTo({ content }: PaperQuestion, random: SeededRandom): AnswerValue {
  const some = <Item>(items: readonly Item[]) => shuffled(items, random.next);
  switch (content.type) {
    case 'one_choice':
      return { type: content.type, choice: random.pick(content.options).id };
    case 'multiple_choice': {
      const choices = content.options.filter(() => random.oneIn(2));
      return {
        type: content.type,
        choices: (choices.length > 0 ? choices : content.options).map(({ id }) => id),
      };
    }
    case 'true_false':
      return { type: content.type, value: random.oneIn(2) };
    case 'short_answer':
    case 'long_answer':
      return { type: content.type, text: freshText(random) };
    case 'fill_keyword':
      return {
        type: content.type,
        blanks: Object.fromEntries(content.blanks.map((id) => [id, freshText(random)])),
      };
    case 'fill_number':
      return {
        type: content.type,
        blanks: Object.fromEntries(content.blanks.map((id) => [id, `${random.between(0, 99_999)},5`])),
      };
    case 'match_clauses': {
      const right = some(content.right);
      return {
        type: content.type,
        pairs: Object.fromEntries(content.left.flatMap(({ id }, index) => pair(id, right[index]?.id))),
      };
    }
    case 'choose_from_list':
      return {
        type: content.type,
        blanks: Object.fromEntries(content.blanks.map(({ id, options }) => [id, random.pick(options).id])),
      };
    case 'drag_to_blank': {
      const words = some(content.words);
      return {
        type: content.type,
        blanks: Object.fromEntries(content.blanks.flatMap((id, index) => pair(id, words[index]?.id))),
      };
    }
    case 'order_clauses':
      return { type: content.type, order: some(content.clauses).map(({ id }) => id) };
  }
}

function pair(left: string, right: string | undefined): [string, string][] {
  return right === undefined ? [] : [[left, right]];
}

/** The answer of a question whose input was cleared. */
export function emptyAnswer({ content: { type } }: PaperQuestion): AnswerValue {
  switch (type) {
    case 'one_choice':
      return { type, choice: null };
    case 'multiple_choice':
      return { type, choices: [] };
    case 'true_false':
      return { type, value: null };
    case 'short_answer':
    case 'long_answer':
      return { type, text: '' };
    case 'match_clauses':
      return { type, pairs: {} };
    case 'order_clauses':
      return { type, order: [] };
    default:
      return { type, blanks: {} };
  }
}

/** The intermediate answers that the page sees: text grows key by key, a choice is complete at once. */
export function keystrokes(answer: AnswerValue): AnswerValue[] {
  if (!('text' in answer)) return [answer];
  const letters = [...answer.text];
  const from = Math.max(1, letters.length - 6);
  return letters
    .slice(from - 1)
    .map((_, index) => ({ ...answer, text: letters.slice(0, from + index).join('') }));
}
