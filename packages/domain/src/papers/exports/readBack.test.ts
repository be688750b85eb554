import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { QuestionType } from '@sen/api/contract/model';
import { concealKey, partId } from '../../questions/concealKey.ts';
import { checkQuestion } from '../../questions/checkQuestion.ts';
import { harmlessCell } from '../../imports/harmlessCell.ts';
import { questionTypes } from '../../questions/questionTypes.ts';
import { xmlOf } from '../../testing/wordXml.ts';
import { readGift } from '../gift/readGift.ts';
import { writeGift } from '../gift/writeGift.ts';
import { readMoodle } from '../moodle/readMoodle.ts';
import { writeMoodle } from '../moodle/writeMoodle.ts';
import type { Paper } from '../PaperQuestion.ts';
import { readQti } from '../qti/readQti.ts';
import type { QtiVersion } from '../qti/qtiVersions.ts';
import { writeQtiItem } from '../qti/writeQti.ts';
import { withFigures } from '../withFigures.ts';
import type { ExportQuestion } from './ExportQuestion.ts';
import { canonical } from './canonical.ts';
import { inSheet, isCarried, lossesOf } from './lossesOf.ts';
import { readSheetCells, sheetCells } from './sheetCells.ts';

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

const question = (type: QuestionType): fc.Arbitrary<ExportQuestion> =>
  fc.tuple(made[type], fc.record(looks), fc.boolean()).map(([{ title, content, key }, look, hasFigures]) => {
    const whole = { title: hasFigures ? `${title} [[#1]] [[#2]] [[#3]]` : title, content, key, ...look };
    return { ...whole, ...concealKey(hasFigures ? { content: { ...content, figures }, key } : whole) };
  });

function readBack({ questions, figures: known }: Paper) {
  return questions.map((read) => {
    const { draft } = withFigures(read, known, ({ base64 = 'AAAA' }) => ({
      source: `data:image/png;base64,${base64}`,
      width: 1000,
    }));
    const { key, content, ...rest } = draft;
    return { ...rest, ...(key ? concealKey({ content, key }) : { content, key }) };
  });
}

/** A text as every format keeps it. */
const kept = (value: unknown): unknown => JSON.parse(JSON.stringify(value).normalize('NFC'));

function throughQti(all: readonly ExportQuestion[], version: QtiVersion): Paper {
  const items = all.map((one, index) => writeQtiItem(one, index + 1, version));
  const pictures = new Set(items.flatMap((item) => item.pictures.map(({ path }) => path)));
  return readQti(
    items.map(({ path, xml }) => ({ path, root: xmlOf(xml), isCut: false })),
    (path) => pictures.has(path),
  );
}

const formats = {
  qti21: (all: readonly ExportQuestion[]) => throughQti(all, 'qti21'),
  qti30: (all: readonly ExportQuestion[]) => throughQti(all, 'qti30'),
  gift: (all: readonly ExportQuestion[]) => readGift(writeGift(all)),
  moodle: (all: readonly ExportQuestion[]) => readMoodle(xmlOf(writeMoodle(all))),
} as const;

describe.each(Object.keys(formats) as (keyof typeof formats)[])('what %s writes', (format) => {
  test.each(questionTypes)('of %s is read back unchanged, or named before', (type) => {
    fc.assert(
      fc.property(fc.array(question(type), { minLength: 1, maxLength: 3 }), (all) => {
        const sent = all.filter(
          (each) =>
            isCarried(each, format) &&
            checkQuestion({ ...each, category_id: '1', status: 'draft' }).length === 0,
        );
        const expected = sent.map((each) =>
          lossesOf(each, format).some((loss) => loss === 'modelLeft' || loss === 'rubricLeft')
            ? { ...each, key: { type: each.content.type } }
            : each,
        );
        expect(kept(readBack(formats[format](sent)))).toEqual(kept(expected));
      }),
      { numRuns: 60 },
    );
  });
});

test.each(questionTypes)('what a spreadsheet holds of %s is read back unchanged, or named before', (type) => {
  let carried = 0;
  fc.assert(
    fc.property(question(type), (one) => {
      if (!isCarried(one, 'xlsx')) return;
      carried += 1;
      const cells = sheetCells(one, { category: 'An toàn', status: 'draft' });
      const read = readSheetCells(cells.map(harmlessCell));
      expect(read && canonical(read)).toBe(canonical(inSheet(one)));
    }),
    { numRuns: 60 },
  );
  expect(carried).toBeGreaterThan(0);
});

test.each(Object.keys(formats) as (keyof typeof formats)[])(
  'a rubric behind the longest model answer is whole in %s, or its loss is named',
  (format) => {
    const names = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        id: partId(index),
        title: `${'dòng\n'.repeat(50)}${index}`,
      }));
    const rubric = names(20).map((criterion) => ({
      ...criterion,
      levels: names(9).map((level, place) => ({ ...level, points: place })),
    }));
    const one: ExportQuestion = {
      title: 'Trình bày.',
      numbering: 'A',
      shuffle: false,
      difficulty: 'hard',
      content: { type: 'long_answer', character_limit: 5000 },
      key: { type: 'long_answer', model_answer: 'x'.repeat(20_000), rubric },
    };
    const [read] = readBack(formats[format]([one]));
    if (lossesOf(one, format).includes('rubricLeft')) expect(read?.key).not.toHaveProperty('rubric');
    else expect(read).toEqual(one);
  },
);
