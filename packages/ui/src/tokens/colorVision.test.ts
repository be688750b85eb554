import { describe, expect, test } from 'vitest';
import { readColor, toLinear } from './oklch';
import { themeNames, themes } from './themes';
import type { Tone } from './tones';

type Triple = readonly [number, number, number];

/** Linear RGB as seen without one kind of cone (Machado, Oliveira and Fernandes, 2009, severity 1). */
const visions: Record<string, readonly Triple[]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};

/** OKLab without its lightness, which a tone shares with others on purpose. */
function chromaticity([red, green, blue]: Triple): readonly [number, number] {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function seen(color: string, vision: readonly Triple[]): readonly [number, number] {
  const parsed = readColor(color);
  if (!parsed) throw new Error(`Not a colour: ${color}`);
  const [red, green, blue] = toLinear(parsed);
  const [first, second, third] = vision.map(([r, g, b]) =>
    Math.max(0, r * red + g * green + b * blue),
  ) as unknown as Triple;
  return chromaticity([first, second, third]);
}

/** Tones of near meanings that stand side by side: what one does and what went well, what needs a person and what is lost. */
const neighbours: readonly (readonly [Tone, Tone])[] = [
  ['accent', 'success'],
  ['attention', 'danger'],
];

describe.each(themeNames)('theme %s', (theme) => {
  describe.each(Object.keys(visions))('with %s vision', (vision) => {
    test.each(neighbours)('%s and %s differ in hue', (one, other) => {
      const [a, b] = [one, other].map((tone) => seen(themes[theme].tone[tone].solid, visions[vision] ?? []));
      if (!a || !b) throw new Error('Two tones are compared.');
      expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(0.03);
    });
  });
});
