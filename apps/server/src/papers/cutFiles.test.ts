import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { questionTypes } from '@sen/domain/questions/questionTypes';
import { questionSamples } from '@sen/domain/testing/questionSamples';
import { canonical } from '@sen/domain/papers/exports/canonical';
import type { ExportQuestion } from '@sen/domain/papers/exports/ExportQuestion';
import { type ExportFormat, isCarried, lossesOf } from '@sen/domain/papers/exports/lossesOf';
import { anyQuestion } from '@sen/domain/testing/anyQuestion';
import { errorsOf } from '@sen/domain/papers/errorsOf';
import { writeGift } from '@sen/domain/papers/gift/writeGift';
import { writeMoodle } from '@sen/domain/papers/moodle/writeMoodle';
import { qtiVersions } from '@sen/domain/papers/qti/qtiVersions';
import { writeQtiItem, writeQtiManifest } from '@sen/domain/papers/qti/writeQti';
import { sampleDocx } from '../testing/sampleDocx.ts';
import { zipBytes } from '../zip/zipBytes.ts';
import { readPaper } from './readPaper.ts';

const bank = (format: ExportFormat): ExportQuestion[] =>
  questionTypes
    .map((type): ExportQuestion => {
      const { title, content, key } = questionSamples[type];
      return { title, content, key, numbering: 'A', shuffle: false, difficulty: 'hard' };
    })
    .filter((question) => lossesOf(question, format).length === 0);

/** Every so many bytes, which is no length of anything in the file. */
const step = 7;

test.each<[string, ExportQuestion[], string]>([
  ['GIFT', bank('gift'), writeGift(bank('gift'))],
  ['Moodle XML', bank('moodle'), writeMoodle(bank('moodle'))],
  ...qtiVersions.flatMap((version) =>
    bank(version).map((question): [string, ExportQuestion[], string] => [
      `${version}, ${question.content.type}`,
      [question],
      writeQtiItem(question, 1, version).xml,
    ]),
  ),
])('%s that is cut anywhere never gives a wrong question that may be stored', async (_, written, text) => {
  const bytes = Buffer.from(text);
  const wrong: string[] = [];
  for (let end = step; end < bytes.length; end += step) {
    // oxlint-disable-next-line no-await-in-loop -- one cut after the other
    const paper = await readPaper({ bytes: bytes.subarray(0, end), name: 'a' });
    if ('unreadable' in paper) continue;
    for (const [index, { draft }] of paper.questions.entries()) {
      const { key, ...question } = draft;
      const original = written[index];
      if (key === null || errorsOf(draft).length > 0) continue;
      if (!original || canonical({ ...question, key }) !== canonical(original))
        wrong.push(`${end}: ${JSON.stringify(draft)}`);
    }
  }
  expect(wrong).toEqual([]);
});

/** The choices among the questions as Aiken and Word have them. */
const choicesIn = (all: readonly ExportQuestion[]) =>
  all.flatMap(({ title, content, key }) => {
    // Answers in braces would be GIFT.
    const line = (text: string) => text.replaceAll(/[{}]/g, '').replaceAll(/\s+/g, ' ');
    if (content.type !== 'one_choice' || key.type !== 'one_choice') return [];
    const options = content.options.map(({ text }) => line(text));
    return [{ title: line(title), options, right: content.options.findIndex(({ id }) => id === key.choice) }];
  });
const letter = (place: number) => String.fromCharCode(65 + place);

const formats: Record<string, (all: ExportQuestion[]) => Uint8Array> = {
  GIFT: (all) => Buffer.from(writeGift(all.filter((one) => isCarried(one, 'gift')))),
  Aiken: (all) =>
    Buffer.from(
      choicesIn(all)
        .map(({ title, options, right }) =>
          [
            `Hỏi ${title}`,
            ...options.map((text, place) => `${letter(place)}. ${text}`),
            `ANSWER: ${letter(right)}`,
          ].join('\n'),
        )
        .join('\n\n'),
    ),
  'Moodle XML': (all) => Buffer.from(writeMoodle(all.filter((one) => isCarried(one, 'moodle')))),
  ...Object.fromEntries(
    qtiVersions.flatMap((version) => [
      [`an item of ${version}`, ([one]: ExportQuestion[]) => Buffer.from(one ? item(one, version) : '')],
      [
        `a package of ${version}`,
        (all: ExportQuestion[]) => {
          const items = all.map((one, index) => writeQtiItem(one, index + 1, version));
          const entries = items.map(({ path, xml }) => [path, xml]);
          return zipBytes({
            ...Object.fromEntries(entries),
            'imsmanifest.xml': writeQtiManifest(items, version),
          });
        },
      ],
    ]),
  ),
  Word: (all) =>
    sampleDocx(
      choicesIn(all).flatMap(({ title, options, right }, index) => [
        `Câu ${index + 1}. ${title}`,
        ...options.map((text, place) => `${letter(place)}. ${text}`),
        `Đáp án: ${letter(right)}`,
      ]),
    ),
};

const item = (question: ExportQuestion, version: (typeof qtiVersions)[number]) =>
  writeQtiItem(question, 1, version).xml;

const places = 20;

describe.each(Object.entries(formats))('%s that is cut at 20 places', (_, write) => {
  test('has no question that may be stored and is not the whole one', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...questionTypes, 'one_choice' as const).chain(anyQuestion), {
          minLength: 1,
          maxLength: 4,
        }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: places, maxLength: places }),
        async (all, cuts) => {
          const bytes = write(all);
          const whole = await draftsIn(bytes);
          for (const share of cuts) {
            // oxlint-disable-next-line no-await-in-loop -- one cut after the other
            const cut = await draftsIn(bytes.subarray(0, Math.floor(share * bytes.length)));
            const good = cut.map((draft) => (errorsOf(draft).length === 0 ? draft : undefined));
            expect(good).toEqual(good.map((draft, index) => draft && whole[index]));
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

async function draftsIn(bytes: Uint8Array) {
  const paper = await readPaper({ bytes, name: 'a' });
  return 'unreadable' in paper ? [] : paper.questions.map(({ draft }) => draft);
}
