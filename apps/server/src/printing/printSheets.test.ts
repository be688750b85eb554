import { beforeAll, expect, test } from 'vitest';
import { paperBlocks } from '@sen/domain/exams/print/paperBlocks';
import type { PaperQuestion } from '@sen/api/contract/model';
import { pdfPages } from '../testing/pdfPages.ts';
import { printSheets } from './printSheets.ts';

const filler = 'một câu dài để chữ phải xuống dòng trên trang giấy, '.repeat(4);

const question = (number: number): PaperQuestion => ({
  id: `${number}`,
  number,
  title: `Hỏi-${number} ${filler}đáp-${number}`,
  score: 1,
  numbering: 'A',
  content: {
    type: 'one_choice',
    options: ['a', 'b', 'c', 'd'].map((id) => ({
      id,
      text: `đầu-${number}${id} ${filler}cuối-${number}${id}`,
    })),
  },
});

const print = (questions: PaperQuestion[]) =>
  printSheets({
    language: 'vi',
    now: new Date('2026-11-25T00:00:00Z'),
    organisation: 'Đơn vị',
    title: 'Đề thi',
    minutes: 45,
    isDraft: false,
    sheets: [
      {
        kind: 'paper',
        code: '101',
        blocks: paperBlocks({ parts: [{ title: 'Phần 1', score: 30, questions }] }, 'vi'),
      },
    ],
  });

let pages: string[];
beforeAll(async () => {
  pages = await pdfPages(await print(Array.from({ length: 30 }, (_, at) => question(at + 1))));
});

const pageOf = (text: string) => pages.findIndex((page) => page.includes(text));

test('a question is on the page of all its options', () => {
  expect(pages.length).toBeGreaterThan(4);
  for (let number = 1; number <= 30; number += 1) {
    const page = pageOf(`Hỏi-${number} `);
    expect(page).toBeGreaterThanOrEqual(0);
    expect(pageOf(`cuối-${number}d`)).toBe(page);
  }
});

test('pages are numbered within their version', () => {
  pages.forEach((page, at) => expect(page).toContain(`Mã đề: 101 · Trang ${at + 1}/${pages.length}`));
});

test('signs of formulas can be copied; what no font has is a box and named at the foot, and an unreadable picture its words', async () => {
  const hard: PaperQuestion = {
    ...question(1),
    title: 'Tính √2 ≤ ∑ α, CO₂ → H₂O 😀 [[#1]]',
    content: {
      type: 'true_false',
      figures: [{ id: '1', kind: 'picture', source: 'data:image/png;base64,AAAA', alt: 'Tam giác vuông' }],
    },
  };
  const [page, ...others] = await pdfPages(
    await print([hard, ...Array.from({ length: 12 }, (_, at) => question(at + 2))]),
  );
  expect(page).toContain('Tính √2 ≤ ∑ α, CO₂ → H₂O □');
  expect(page).toContain('[Tam giác vuông]');
  expect(page).toContain('□: ký tự không in được (U+1F600)');
  // Only where one stands.
  expect(others.length).toBeGreaterThan(0);
  expect(others.join(' ')).not.toContain('□');
});

test('a question that is longer than a page goes on over the next ones', async () => {
  const long: PaperQuestion = {
    ...question(1),
    title: Array.from({ length: 120 }, (_, at) => `dòng-${at}.`).join('\n'),
  };
  const text = (await pdfPages(await print([long]))).join('\n');
  for (let at = 0; at < 120; at += 1) expect(text).toContain(`dòng-${at}.`);
});

test('a paragraph that is longer than a page is not cut off', async () => {
  const words = Array.from({ length: 2400 }, (_, at) => `chữ-${at}.`);
  const text = (await pdfPages(await print([{ ...question(1), title: words.join(' ') }]))).join('\n');
  for (const word of words) expect(text).toContain(word);
});
