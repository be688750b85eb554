import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast';
import { deriveAccent } from './deriveAccent';
import { readColor } from './oklch';
import { colorPairs, colorsOf, needed } from './pairs';
import type { Theme } from './theme';
import { themeNames, themes, type ThemeName } from './themes';

function withAccent(color: string, name: ThemeName): Theme {
  const accent = deriveAccent(color, name);
  if (!accent) throw new Error(`${color} is a colour`);
  const theme = themes[name];
  return {
    ...theme,
    color: { ...theme.color, selected: accent.selected, focus: accent.focus },
    tone: { ...theme.tone, accent: accent.tone },
  };
}

function failing(color: string, name: ThemeName): string[] {
  const colors = colorsOf(name, withAccent(color, name));
  return colorPairs
    .map((pair) => ({ ...pair, ratio: contrast(colors.get(pair.over) ?? '', colors.get(pair.on) ?? '') }))
    .filter(({ ratio, measure }) => ratio < needed(measure, name))
    .map(({ over, on, ratio }) => `${over} on ${on}: ${ratio.toFixed(2)}`);
}

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const oklch = fc
  .tuple(fc.integer({ max: 1000 }), fc.integer({ max: 400 }), fc.integer({ max: 359 }))
  .map(([l, c, h]) => `oklch(${Math.abs(l % 1000) / 1000} ${Math.abs(c % 400) / 1000} ${Math.abs(h % 360)})`);

describe.each(themeNames)('in theme %s', (name) => {
  test('every pair that parts use can be read, whatever the colour', () => {
    fc.assert(
      fc.property(fc.oneof(hex, oklch), (color) => {
        expect(failing(color, name)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test.each(['#000', '#fff', '#808080', '#f5ff00', '#00ff66', '#0000ff', '#ff0000'])('%s works', (color) => {
    expect(failing(color, name)).toEqual([]);
  });

  test('the hue stays', () => {
    const solid = readColor(deriveAccent('#7a1fa2', name)?.tone.solid ?? '');
    expect(solid?.hue).toBeCloseTo(readColor('#7a1fa2')?.hue ?? 0, 0);
  });

  test('a hovered and a pressed button differ from one at rest', () => {
    for (const color of ['#000', '#fff', '#1d6f42']) {
      const tone = deriveAccent(color, name)?.tone;
      expect(new Set([tone?.solid, tone?.solidHover, tone?.solidPressed]).size).toBe(3);
    }
  });
});

test('a colour that is right already is kept', () => {
  const solid = readColor(deriveAccent('#1d4f91', 'light')?.tone.solid ?? '');
  const brand = readColor('#1d4f91');
  expect(solid?.lightness).toBeCloseTo(brand?.lightness ?? 0, 3);
  expect(solid?.chroma).toBeCloseTo(brand?.chroma ?? 0, 3);
});

test('an invalid colour has no accent', () => {
  expect(deriveAccent('tomato soup', 'light')).toBeNull();
  expect(deriveAccent('#12', 'light')).toBeNull();
  expect(deriveAccent('', 'dark')).toBeNull();
});
