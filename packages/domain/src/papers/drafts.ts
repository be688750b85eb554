import type { Choice } from '@sen/api/contract/model';
import { readGuide } from '../questions/markingGuide.ts';
import { partId } from '../questions/concealKey.ts';
import type { PaperDraft } from './PaperQuestion.ts';

type Understood = Pick<PaperDraft, 'content' | 'key'>;

/** Questions from the parts that every format has: texts, and the places of the right ones. */
export function choicesOf(texts: readonly string[]): Choice[] {
  return texts.slice(0, 50).map((text, index) => ({ id: partId(index), text: text === '' ? '…' : text }));
}

export function choiceDraft(
  texts: readonly string[],
  right: readonly number[],
  isMultiple: boolean,
): Understood {
  if (texts.length === 0) return writtenDraft('long_answer');
  const options = choicesOf(texts);
  if (isMultiple)
    return {
      content: { type: 'multiple_choice', options },
      key: right.length === 0 ? null : { type: 'multiple_choice', choices: right.map(partId) },
    };
  const [place] = right;
  return {
    content: { type: 'one_choice', options },
    key: place === undefined || right.length > 1 ? null : { type: 'one_choice', choice: partId(place) },
  };
}

export const usualLimits = { short_answer: 200, long_answer: 5000 } as const;

export function writtenDraft(type: 'short_answer' | 'long_answer', limit?: number, model = ''): Understood {
  return {
    content: { type, character_limit: limit ?? usualLimits[type] },
    key: { type, ...readGuide(model) },
  };
}

export function truthDraft(value: boolean | undefined): Understood {
  return { content: { type: 'true_false' }, key: value === undefined ? null : { type: 'true_false', value } };
}

/** @param rights those of the left clauses, then those that belong to none */
export function matchDraft(
  lefts: readonly string[],
  rights: readonly string[],
  spare: readonly string[],
): Understood {
  if (lefts.length === 0) return writtenDraft('long_answer');
  const right = [...new Set([...rights, ...spare])].slice(0, 50);
  const left = lefts.slice(0, 50);
  return {
    content: { type: 'match_clauses', left: choicesOf(left), right: choicesOf(right) },
    key: {
      type: 'match_clauses',
      pairs: Object.fromEntries(
        left.map((_, index) => [partId(index), partId(right.indexOf(rights[index] ?? ''))]),
      ),
    },
  };
}

/** Clauses in their right order. */
export function orderDraft(texts: readonly string[]): Understood {
  if (texts.length === 0) return writtenDraft('long_answer');
  const clauses = choicesOf(texts);
  return {
    content: { type: 'order_clauses', clauses },
    key: { type: 'order_clauses', order: clauses.map(({ id }) => id) },
  };
}

/** A blank of a text: the accepted words, a number, or a list with its right word. */
export type Blank =
  | { readonly kind: 'words'; readonly accepted: readonly string[] }
  | { readonly kind: 'number'; readonly value: number; readonly tolerance: number }
  | { readonly kind: 'list'; readonly options: readonly string[]; readonly right: number | undefined };

/** A text with blanks 1, 2, …; all of one kind, otherwise each is one of words. */
export function blanksDraft(found: readonly Blank[]): Understood {
  const blanks = found.slice(0, 50);
  const ids = blanks.map((_, index) => String(index + 1));
  if (blanks.length === 0) return writtenDraft('long_answer');
  const numbers = blanks.flatMap((blank) => (blank.kind === 'number' ? [blank] : []));
  if (numbers.length === blanks.length)
    return {
      content: { type: 'fill_number', blanks: ids },
      key: {
        type: 'fill_number',
        blanks: Object.fromEntries(
          numbers.map(({ value, tolerance }, index) => [
            String(index + 1),
            tolerance > 0 ? { value, tolerance } : { value },
          ]),
        ),
      },
    };
  const lists = blanks.flatMap((blank) => (blank.kind === 'list' ? [blank] : []));
  if (lists.length === blanks.length) {
    const rights = lists.flatMap(({ right }, index) =>
      right === undefined ? [] : [[String(index + 1), partId(right)] as const],
    );
    return {
      content: {
        type: 'choose_from_list',
        blanks: lists.map(({ options }, index) => ({ id: String(index + 1), options: choicesOf(options) })),
      },
      key:
        rights.length < lists.length
          ? null
          : { type: 'choose_from_list', blanks: Object.fromEntries(rights) },
    };
  }
  const words = blanks.map(acceptedWords);
  return {
    content: { type: 'fill_keyword', blanks: ids },
    key: words.some((accepted) => accepted.length === 0)
      ? null
      : {
          type: 'fill_keyword',
          blanks: Object.fromEntries(words.map((accepted, index) => [String(index + 1), accepted])),
        },
  };
}

function acceptedWords(blank: Blank): string[] {
  if (blank.kind === 'number') return [String(blank.value)];
  const words =
    blank.kind === 'words'
      ? blank.accepted
      : blank.right === undefined
        ? []
        : [blank.options[blank.right] ?? ''];
  return words
    .filter((word) => word.trim() !== '')
    .map((word) => word.slice(0, 500))
    .slice(0, 50);
}

/** Words to drag; `places` are those of the right word of each blank. */
export function dragDraft(words: readonly string[], places: readonly number[]): Understood {
  if (places.length === 0 || words.length === 0) return writtenDraft('long_answer');
  const ids = places.map((_, index) => String(index + 1));
  const isWhole = places.every((place) => place >= 0 && place < words.length);
  return {
    content: { type: 'drag_to_blank', blanks: ids, words: choicesOf(words) },
    key: isWhole
      ? {
          type: 'drag_to_blank',
          blanks: Object.fromEntries(places.map((place, index) => [String(index + 1), partId(place)])),
        }
      : null,
  };
}
