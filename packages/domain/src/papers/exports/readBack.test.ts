import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { concealKey, partId } from '../../questions/concealKey.ts';
import { checkQuestion } from '../../questions/checkQuestion.ts';
import { harmlessCell } from '../../imports/harmlessCell.ts';
import { questionTypes } from '../../questions/questionTypes.ts';
import { anyQuestion } from '../../testing/anyQuestion.ts';
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
      fc.property(fc.array(anyQuestion(type), { minLength: 1, maxLength: 3 }), (all) => {
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
    fc.property(anyQuestion(type), (one) => {
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
