import { describe, expect, test } from 'vitest';
import { contrast } from './contrast';
import { colorPairs, colorsOf, exempt, needed } from './pairs';
import { themeNames } from './themes';

describe.each(themeNames)('theme %s', (theme) => {
  const colors = colorsOf(theme);

  test.each(colorPairs)('$over on $on ($where)', ({ over, on, measure }) => {
    const reached = contrast(colors.get(over) ?? '', colors.get(on) ?? '');
    expect(reached).toBeGreaterThanOrEqual(needed(measure, theme));
  });
});

test('no pair is listed twice, and none is both asked for and exempt', () => {
  const all = colorPairs.map(({ over, on, measure }) => `${over} on ${on} ${measure}`);
  expect(all).toEqual([...new Set(all)]);
  const asked = new Set(colorPairs.map(({ over, on }) => `${over} on ${on}`));
  expect(exempt.filter(({ over, on }) => asked.has(`${over} on ${on}`))).toEqual([]);
});

test('the arithmetic agrees with the known pairs', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1);
  expect(contrast('oklch(0.5999 0 0)', 'oklch(1 0 0)')).toBeCloseTo(3.95, 1);
  expect(contrast('#767676', '#fff')).toBeCloseTo(4.54, 2);
  expect(() => contrast('red', '#fff')).toThrow('Not an opaque colour');
});
