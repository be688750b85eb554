import { expect, test } from 'vitest';
import { starsOf } from './starsOf';

const signs = { empty: '.', half: '/', full: '*' };

test.each([
  [0, '.....'],
  [0.5, '/....'],
  [4.2, '****.'],
  [4.3, '****/'],
  [4.5, '****/'],
  [4.8, '*****'],
  [5, '*****'],
  [7, '*****'],
  [-1, '.....'],
])('%s is drawn %s', (value, drawing) => {
  expect(
    starsOf(value, 5)
      .map((star) => signs[star])
      .join(''),
  ).toBe(drawing);
});
