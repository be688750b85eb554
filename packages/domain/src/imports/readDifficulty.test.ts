import { expect, test } from 'vitest';
import { readDifficulty, saidDifficulty } from './readDifficulty.ts';

test.each([
  ['Dễ', 'easy'],
  ['trung bình', 'medium'],
  ['Trung binh', 'medium'],
  ['KHÓ', 'hard'],
  ['Hard', 'hard'],
  ['difficult', 'hard'],
  ['very easy', 'easy'],
  ['', undefined],
  ['vận dụng', undefined],
])('"%s" is %s', (word, difficulty) => {
  expect(readDifficulty(word)).toBe(difficulty);
});

test.each([
  ['Độ khó: Khó', 'hard'],
  ['Mức độ: dễ.', 'easy'],
  ['Difficulty - medium', 'medium'],
  ['difficulty:hard', 'hard'],
  ['Độ khó: Khó hay dễ?', undefined],
  ['Độ khó của bài: Khó', undefined],
  ['Khó', undefined],
])('"%s" says %s', (text, difficulty) => {
  expect(saidDifficulty(text)).toBe(difficulty);
});
