import { describe, expect, test } from 'vitest';
import { contrast } from '../testing/contrast';
import { themeNames, themes } from './themes';
import { tones } from './tones';

const grounds = ['ground', 'surface', 'raised', 'sunken', 'hover', 'pressed', 'selected'] as const;
const solids = ['solid', 'solidHover', 'solidPressed'] as const;

describe.each(themeNames)('theme %s', (name) => {
  const { color, tone } = themes[name];
  const least = name === 'contrast' ? 7 : 4.5;

  test.each(grounds)('text is readable on %s', (ground) => {
    expect.soft(contrast(color.text, color[ground])).toBeGreaterThanOrEqual(7);
    expect.soft(contrast(color.textMuted, color[ground])).toBeGreaterThanOrEqual(least);
  });

  test('text is readable on the inverse ground', () => {
    expect(contrast(color.onInverse, color.inverse)).toBeGreaterThanOrEqual(7);
  });

  test.each(['ground', 'surface', 'raised'] as const)('edges and the focus ring are seen on %s', (ground) => {
    expect.soft(contrast(color.borderStrong, color[ground])).toBeGreaterThanOrEqual(3);
    expect.soft(contrast(color.focus, color[ground])).toBeGreaterThanOrEqual(3);
  });

  test.each(tones)('tone %s carries its words', (key) => {
    const parts = tone[key];
    for (const solid of solids)
      expect.soft(contrast(parts.onSolid, parts[solid]), solid).toBeGreaterThanOrEqual(4.5);
    for (const soft of ['soft', 'softHover'] as const) {
      expect.soft(contrast(parts.text, parts[soft]), soft).toBeGreaterThanOrEqual(4.5);
      expect.soft(contrast(color.text, parts[soft]), `text on ${soft}`).toBeGreaterThanOrEqual(7);
    }
    for (const ground of grounds) {
      expect.soft(contrast(parts.text, color[ground]), ground).toBeGreaterThanOrEqual(4.5);
    }
  });
});

test('the arithmetic agrees with the known pairs', () => {
  expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1);
  expect(contrast('oklch(0.5999 0 0)', 'oklch(1 0 0)')).toBeCloseTo(3.95, 1);
});
