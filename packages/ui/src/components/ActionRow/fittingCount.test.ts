import { expect, test } from 'vitest';
import { fittingCount } from './fittingCount';

const sizes = { gap: 10, button: 40, hasMenu: false, least: 0 };

test('all of them when they fit, without the button', () => {
  expect(fittingCount([100, 100, 100], { ...sizes, room: 320 })).toBe(3);
});

test('the button takes its room from the last ones', () => {
  expect(fittingCount([100, 100, 100], { ...sizes, room: 319 })).toBe(2);
  expect(fittingCount([100, 100, 100], { ...sizes, room: 259 })).toBe(1);
});

test('a button that is there in any case takes its room from them', () => {
  expect(fittingCount([100, 100, 100], { ...sizes, hasMenu: true, room: 370 })).toBe(3);
  expect(fittingCount([100, 100, 100], { ...sizes, hasMenu: true, room: 369 })).toBe(2);
});

test('all are behind the button when not even one fits, but for those that stay', () => {
  expect(fittingCount([100], { ...sizes, room: 90 })).toBe(0);
  expect(fittingCount([100, 100], { ...sizes, least: 1, room: 90 })).toBe(1);
  expect(fittingCount([100], { ...sizes, least: 1, room: 90 })).toBe(1);
});
