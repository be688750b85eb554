import type { AnswerValue, Choice, QuestionContent } from '@sen/api/contract/model';
import { partOf } from '../questions/partOf.ts';

/** A part of an answer to be read. */
export interface AnswerLine {
  /** The row or the number of the blank that it answers; empty for a question that has one. */
  readonly label: string;
  readonly text: string;
}

/**
 * What somebody answered as lines of text, in the order of the question; parts without an answer are left out.
 * @param truth the words for true and false
 */
export function answerLines(
  content: QuestionContent,
  answer: AnswerValue,
  truth: (value: boolean) => string,
): AnswerLine[] {
  switch (content.type) {
    case 'one_choice':
      return answer.type === content.type ? lines('', textOf(content.options, answer.choice)) : [];
    case 'multiple_choice':
      if (answer.type !== content.type) return [];
      return content.options
        .filter(({ id }) => answer.choices.includes(id))
        .flatMap(({ text }) => lines('', text));
    case 'true_false':
      return answer.type === content.type && answer.value !== null ? lines('', truth(answer.value)) : [];
    case 'short_answer':
    case 'long_answer':
      return answer.type === content.type ? lines('', answer.text) : [];
    case 'fill_keyword':
    case 'fill_number':
      if (answer.type !== content.type) return [];
      return inBlanks(content.blanks, (id) => partOf(answer.blanks, id));
    case 'match_clauses':
      if (answer.type !== content.type) return [];
      return content.left.flatMap(({ id, text }) =>
        lines(text, textOf(content.right, partOf(answer.pairs, id))),
      );
    case 'choose_from_list': {
      if (answer.type !== content.type) return [];
      const options = new Map(content.blanks.map((blank) => [blank.id, blank.options]));
      return inBlanks([...options.keys()], (id) => textOf(options.get(id) ?? [], partOf(answer.blanks, id)));
    }
    case 'drag_to_blank':
      if (answer.type !== content.type) return [];
      return inBlanks(content.blanks, (id) => textOf(content.words, partOf(answer.blanks, id)));
    case 'order_clauses':
      if (answer.type !== content.type) return [];
      return answer.order.flatMap((id, at) => lines(String(at + 1), textOf(content.clauses, id)));
  }
}

function lines(label: string, text: string | undefined): AnswerLine[] {
  return text === undefined || text.trim() === '' ? [] : [{ label, text }];
}

function textOf(choices: readonly Choice[], id: string | null | undefined): string | undefined {
  return choices.find((choice) => choice.id === id)?.text;
}

function inBlanks(blanks: readonly string[], textIn: (blank: string) => string | undefined): AnswerLine[] {
  return blanks.flatMap((blank) => lines(blanks.length > 1 ? blank : '', textIn(blank)));
}
