import type { ThemeName } from './themes';

/** In the order in which series use them: neighbours differ in lightness as well as in hue. */
export const chartColorNames = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;
export type ChartColor = (typeof chartColorNames)[number];

/** Colours for categories without a meaning; each is visible on every quiet background. Use tones for meanings. */
export const chartColors = {
  light: {
    one: 'oklch(0.47 0.108 154)',
    two: 'oklch(0.615 0.125 70)',
    three: 'oklch(0.44 0.125 258)',
    four: 'oklch(0.595 0.185 358)',
    five: 'oklch(0.585 0.092 205)',
    six: 'oklch(0.44 0.145 300)',
    seven: 'oklch(0.6 0.118 118)',
    eight: 'oklch(0.46 0.125 35)',
  },
  dark: {
    one: 'oklch(0.765 0.125 154)',
    two: 'oklch(0.86 0.13 85)',
    three: 'oklch(0.68 0.125 255)',
    four: 'oklch(0.78 0.13 356)',
    five: 'oklch(0.83 0.09 205)',
    six: 'oklch(0.69 0.14 302)',
    seven: 'oklch(0.85 0.14 118)',
    eight: 'oklch(0.69 0.135 38)',
  },
  contrast: {
    one: 'oklch(0.36 0.085 154)',
    two: 'oklch(0.5 0.105 70)',
    three: 'oklch(0.33 0.13 262)',
    four: 'oklch(0.5 0.19 358)',
    five: 'oklch(0.48 0.08 205)',
    six: 'oklch(0.35 0.16 300)',
    seven: 'oklch(0.5 0.1 118)',
    eight: 'oklch(0.37 0.115 35)',
  },
  contrastDark: {
    one: 'oklch(0.83 0.12 154)',
    two: 'oklch(0.91 0.115 85)',
    three: 'oklch(0.75 0.11 255)',
    four: 'oklch(0.84 0.1 356)',
    five: 'oklch(0.89 0.08 205)',
    six: 'oklch(0.76 0.12 302)',
    seven: 'oklch(0.9 0.13 118)',
    eight: 'oklch(0.76 0.12 38)',
  },
} as const satisfies Record<ThemeName, Record<ChartColor, string>>;
