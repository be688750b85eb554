import { expect, test } from 'vitest';
import { sampleQuestions } from '../QuestionView/sampleQuestions';
import { pageOfQuestion, pagesOf } from './pages';

const parts = [3, 2].map((count, part) => ({
  title: `Phần ${part + 1}`,
  score: 50,
  questions: Array.from({ length: count }, (_, index) => ({
    ...sampleQuestions.true_false.question,
    id: `${part}-${index}`,
  })),
}));
const ids = (pages: ReturnType<typeof pagesOf>) =>
  pages.map((page) => page.map((section) => section.questions.map((question) => question.id)));

test('a page goes on with the next part', () => {
  expect(ids(pagesOf(parts, 2))).toEqual([[['0-0', '0-1']], [['0-2'], ['1-0']], [['1-1']]]);
});

test('0 puts all on one page, and an empty exam has a page too', () => {
  expect(ids(pagesOf(parts, 0))).toEqual([
    [
      ['0-0', '0-1', '0-2'],
      ['1-0', '1-1'],
    ],
  ]);
  expect(pagesOf([], 5)).toEqual([[]]);
});

test('a question is found on its page', () => {
  const pages = pagesOf(parts, 2);
  expect(pageOfQuestion(pages, '1-0')).toBe(2);
  expect(pageOfQuestion(pages, 'gone')).toBe(0);
});
