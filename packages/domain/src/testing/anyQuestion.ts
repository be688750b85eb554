import * as fc from 'fast-check';
import type { QuestionType } from '@sen/api/contract/model';
import type { ExportQuestion } from '../papers/exports/ExportQuestion.ts';
import { concealKey, partId } from '../questions/concealKey.ts';

const hard = [
  '%50%x',
  '= a',
  '~b',
  '{c}',
  'a:b',
  '\\n',
  'x # y',
  '<b>&amp;</b>',
  ']]>',
  'a  b',
  '1.',
  '"q"',
  "l'eau",
  'Huế → Đà',
  '//x',
  '[tag:y]',
];
const text = fc
  .oneof(
    fc.constantFrom(...hard),
    fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme-ascii' }),
    fc.constantFrom('Hà Nội', 'Đà Nẵng', 'an toàn'),
  )
  .map((said) => said.replaceAll(/\[\[/g, '[').trim())
  .filter((said) => said !== '');
const texts = (min: number, max: number) =>
  fc.uniqueArray(text, {
    minLength: min,
    maxLength: max,
    selector: (said) => said.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' '),
  });
const choices = (said: readonly string[]) => said.map((each, index) => ({ id: partId(index), text: each }));
const numbers = fc
  .double({ min: -1e9, max: 1e9, noNaN: true, noDefaultInfinity: true })
  .map((value) => (value === 0 ? 0 : value));
const looks = {
  numbering: fc.constantFrom('1', 'a', 'A', 'none'),
  shuffle: fc.boolean(),
  difficulty: fc.constantFrom('easy', 'medium', 'hard', null),
} as const;
const blankTitle = (count: number) =>
  fc
    .array(text, { minLength: count + 1, maxLength: count + 1 })
    .map((parts) =>
      parts.map((part, index) => (index < count ? `${part} [[${index + 1}]] ` : part)).join(''),
    );
const named = (titles: readonly string[]) =>
  titles.map((title, index) => ({ id: partId(index), title: title.replaceAll(/[^\S\n]+/g, ' ') }));
const rubrics = texts(1, 3).chain((criteria) =>
  fc.array(texts(2, 4), { minLength: criteria.length, maxLength: criteria.length }).map((levels) =>
    named(criteria).map((criterion, index) => ({
      ...criterion,
      levels: named(levels[index] ?? []).map((level, place) => ({ ...level, points: place * 1.25 })),
    })),
  ),
);
const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));
const byBlank = <Value>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value, index) => [String(index + 1), value]));

const made: { [Type in QuestionType]: fc.Arbitrary<Pick<ExportQuestion, 'title' | 'content' | 'key'>> } = {
  one_choice: fc.tuple(text, texts(2, 6), fc.nat()).map(([title, said, right]) => ({
    title,
    content: { type: 'one_choice', options: choices(said) },
    key: { type: 'one_choice', choice: partId(right % said.length) },
  })),
  multiple_choice: fc.tuple(text, texts(2, 6), fc.integer({ min: 1, max: 63 })).map(([title, said, bits]) => {
    const chosen = said.map((_, index) => index).filter((index) => (bits >> index) & 1);
    return {
      title,
      content: { type: 'multiple_choice', options: choices(said) },
      key: { type: 'multiple_choice', choices: (chosen.length === 0 ? [0] : chosen).map(partId) },
    };
  }),
  true_false: fc.tuple(text, fc.boolean()).map(([title, value]) => ({
    title,
    content: { type: 'true_false' },
    key: { type: 'true_false', value },
  })),
  short_answer: written('short_answer'),
  long_answer: written('long_answer'),
  fill_keyword: fc.integer({ min: 1, max: 3 }).chain((count) =>
    fc
      .tuple(blankTitle(count), fc.array(texts(1, 3), { minLength: count, maxLength: count }))
      .map(([title, words]) => ({
        title,
        content: { type: 'fill_keyword', blanks: ids(count) },
        key: { type: 'fill_keyword', blanks: byBlank(words) },
      })),
  ),
  fill_number: fc.integer({ min: 1, max: 3 }).chain((count) =>
    fc
      .tuple(
        blankTitle(count),
        fc.array(fc.tuple(numbers, fc.constantFrom(0, 0.5, 2)), { minLength: count, maxLength: count }),
      )
      .map(([title, values]) => ({
        title,
        content: { type: 'fill_number', blanks: ids(count) },
        key: {
          type: 'fill_number',
          blanks: byBlank(
            values.map(([value, tolerance]) => (tolerance > 0 ? { value, tolerance } : { value })),
          ),
        },
      })),
  ),
  match_clauses: fc
    .tuple(text, texts(1, 4), texts(1, 5), fc.array(fc.nat(), { minLength: 4, maxLength: 4 }))
    .map(([title, left, right, pairs]) => ({
      title,
      content: { type: 'match_clauses', left: choices(left), right: choices(right) },
      key: {
        type: 'match_clauses',
        pairs: Object.fromEntries(
          left.map((_, index) => [partId(index), partId((pairs[index] ?? 0) % right.length)]),
        ),
      },
    })),
  choose_from_list: fc.integer({ min: 1, max: 3 }).chain((count) =>
    fc
      .tuple(blankTitle(count), fc.array(texts(1, 4), { minLength: count, maxLength: count }), fc.nat())
      .map(([title, lists, right]) => ({
        title,
        content: {
          type: 'choose_from_list',
          blanks: lists.map((said, index) => ({ id: String(index + 1), options: choices(said) })),
        },
        key: { type: 'choose_from_list', blanks: byBlank(lists.map((said) => partId(right % said.length))) },
      })),
  ),
  drag_to_blank: fc.integer({ min: 1, max: 3 }).chain((count) =>
    fc.tuple(blankTitle(count), texts(count, 5)).map(([title, words]) => ({
      title,
      content: { type: 'drag_to_blank', blanks: ids(count), words: choices(words) },
      key: { type: 'drag_to_blank', blanks: byBlank(words.slice(0, count).map((_, index) => partId(index))) },
    })),
  ),
  order_clauses: fc.tuple(text, texts(2, 5)).map(([title, said]) => ({
    title,
    content: { type: 'order_clauses', clauses: choices(said) },
    key: { type: 'order_clauses', order: said.map((_, index) => partId(index)) },
  })),
};

function written(type: 'short_answer' | 'long_answer') {
  return fc
    .tuple(
      text,
      fc.integer({ min: 1, max: 20_000 }),
      fc.option(text, { nil: undefined }),
      fc.option(rubrics, { nil: undefined }),
    )
    .map(([title, limit, model, rubric]) => ({
      title,
      content: { type, character_limit: limit },
      key: {
        type,
        ...(model === undefined ? undefined : { model_answer: model }),
        ...(rubric && { rubric }),
      },
    }));
}

const figures = [
  { id: '1', kind: 'picture', source: 'data:image/png;base64,AAAA', alt: 'Biển “cấm”', width: 80 },
  { id: '2', kind: 'formula', mathml: '<math><mfrac><mn>1</mn><mi>x</mi></mfrac></math>', alt: '1/x' },
  {
    id: '3',
    kind: 'table',
    rows: [
      ['a', '[[#2]]'],
      ['<c>', 'd'],
    ],
  },
] satisfies NonNullable<ExportQuestion['content']['figures']>;

/** Any question of a type, also with texts that look like signs of a format. */
export const anyQuestion = (type: QuestionType): fc.Arbitrary<ExportQuestion> =>
  fc.tuple(made[type], fc.record(looks), fc.boolean()).map(([{ title, content, key }, look, hasFigures]) => {
    const whole = { title: hasFigures ? `${title} [[#1]] [[#2]] [[#3]]` : title, content, key, ...look };
    return { ...whole, ...concealKey(hasFigures ? { content: { ...content, figures }, key } : whole) };
  });
