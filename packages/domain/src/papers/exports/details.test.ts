import { expect, test } from 'vitest';
import { taggedDifficulty } from './details.ts';

test.each([
  [['sen.difficulty.hard', 'Dễ'], 'hard'],
  [['phòng cháy', 'Khó'], 'hard'],
  [['difficulty:easy'], 'easy'],
  [['Độ khó: trung bình'], 'medium'],
  [['Đề'], null],
  [['hard hat'], null],
  [['easy', 'hard'], null],
  [['easy', 'Dễ'], 'easy'],
  [['sen.difficulty.endless'], null],
  [[], null],
])('of the tags %j the difficulty is %s', (tags, difficulty) => {
  expect(taggedDifficulty(tags)).toBe(difficulty);
});
