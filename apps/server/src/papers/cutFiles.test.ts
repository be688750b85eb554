import { expect, test } from 'vitest';
import { questionTypes } from '@sen/domain/questions/questionTypes';
import { questionSamples } from '@sen/domain/testing/questionSamples';
import { canonical } from '@sen/domain/papers/exports/canonical';
import type { ExportQuestion } from '@sen/domain/papers/exports/ExportQuestion';
import { type ExportFormat, lossesOf } from '@sen/domain/papers/exports/lossesOf';
import { errorsOf } from '@sen/domain/papers/errorsOf';
import { writeGift } from '@sen/domain/papers/gift/writeGift';
import { writeMoodle } from '@sen/domain/papers/moodle/writeMoodle';
import { writeQtiItem } from '@sen/domain/papers/qti/writeQti';
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
  ...bank('qti21').map((question): [string, ExportQuestion[], string] => [
    `QTI 2.1, ${question.content.type}`,
    [question],
    writeQtiItem(question, 1, 'qti21').xml,
  ]),
])('%s that is cut anywhere never gives a wrong question without a word', async (_, written, text) => {
  const bytes = Buffer.from(text);
  const wrong: string[] = [];
  for (let end = step; end < bytes.length; end += step) {
    // oxlint-disable-next-line no-await-in-loop -- one cut after the other
    const paper = await readPaper({ bytes: bytes.subarray(0, end), name: 'a' });
    if ('unreadable' in paper) continue;
    for (const [index, { draft, warnings }] of paper.questions.entries()) {
      const { key, ...question } = draft;
      const original = written[index];
      if (key === null || warnings.length > 0 || errorsOf(draft).length > 0) continue;
      if (!original || canonical({ ...question, key }) !== canonical(original))
        wrong.push(`${end}: ${JSON.stringify(draft)}`);
    }
  }
  expect(wrong).toEqual([]);
});
