import { chartColorNames, chartColors, type ChartColor } from './chartColors';
import { neutralColors, type NeutralColor, type Theme } from './theme';
import { themes, type ThemeName } from './themes';
import { toneParts, tones, type Tone, type TonePart } from './tones';

/** `text` is a neutral colour, `accent.solid` a part of a tone, `chart.one` the colour of a series. */
export type ColorName = NeutralColor | `${Tone}.${TonePart}` | `chart.${ChartColor}`;

/** WCAG ratios: `text` 4.5 (7 in high contrast), `clear` 7 for long texts, `mark` 3 for non-text. */
export const measures = { text: 4.5, clear: 7, mark: 3 } as const;
export type Measure = keyof typeof measures;

export interface Pair {
  over: ColorName;
  on: ColorName;
  measure: Measure;
  /** The components that use it. */
  where: string;
}

const quiet = ['ground', 'surface', 'raised', 'sunken', 'hover', 'pressed', 'selected'] as const;
const still = ['ground', 'surface', 'raised', 'sunken'] as const;

function pairs(over: ColorName, on: readonly ColorName[], measure: Measure, where: string): Pair[] {
  return on.map((ground) => ({ over, on: ground, measure, where }));
}

function ofTone(tone: Tone): Pair[] {
  const softs = [`${tone}.soft`, `${tone}.softHover`] as const;
  const solids = [`${tone}.solid`, `${tone}.solidHover`, `${tone}.solidPressed`] as const;
  return [
    ...pairs(
      `${tone}.onSolid`,
      solids,
      'text',
      'Button, Badge, Checkbox, ExamPlayer navigator, selected text',
    ),
    ...pairs(`${tone}.text`, softs, 'text', 'Badge, Avatar, EmptyState, Callout icon'),
    ...pairs(`${tone}.text`, quiet, 'text', 'Text, Link, Button quiet, Field error, Menu item'),
    ...pairs('text', softs, 'clear', 'Callout, DropZone, review of an answer'),
    ...pairs('textMuted', [`${tone}.soft`], 'text', 'DropZone note, description inside a Callout'),
  ];
}

/** All colour pairs that components use in every theme. A test checks each ratio. */
export const colorPairs: readonly Pair[] = [
  ...pairs('text', quiet, 'clear', 'every text'),
  ...pairs('textMuted', quiet, 'text', 'descriptions, placeholders, table headers'),
  ...pairs('onInverse', ['inverse'], 'clear', 'Tooltip, skip link, ShellMenu tooltip'),
  ...tones.flatMap(ofTone),
  ...pairs('danger.text', ['accent.soft'], 'text', 'DropZone while a wrong file hovers'),
  ...pairs('focus', [...quiet, 'accent.soft', 'danger.soft', 'success.soft'], 'mark', 'the focus ring'),
  ...pairs('borderStrong', still, 'mark', 'edges of fields, Checkbox, RadioGroup, Switch'),
  ...pairs('borderStrong', ['hover'], 'mark', 'ChoiceList under the pointer'),
  ...pairs('borderStrong', ['pressed'], 'mark', 'the knob of a Switch'),
  ...pairs('danger.text', ['surface', 'sunken'], 'mark', 'edges of fields with an error'),
  ...pairs(
    'accent.solid',
    [...quiet, 'accent.soft'],
    'mark',
    'Checkbox, Tabs underline, Progress on its track',
  ),
  ...pairs('accent.solidHover', quiet, 'mark', 'Checkbox under the pointer'),
  ...pairs('success.solid', quiet, 'mark', 'Progress'),
  ...pairs('danger.solid', quiet, 'mark', 'Progress'),
  ...chartColorNames.flatMap((name) => pairs(`chart.${name}`, still, 'mark', 'charts')),
];

/** Pairs that need not reach a ratio, and why. */
export const exempt: readonly { over: ColorName; on: ColorName; why: string }[] = [
  { over: 'textDisabled', on: 'surface', why: 'WCAG exempts what cannot be used' },
  { over: 'textDisabled', on: 'sunken', why: 'WCAG exempts what cannot be used' },
  { over: 'textDisabled', on: 'pressed', why: 'WCAG exempts what cannot be used (Button)' },
  { over: 'border', on: 'surface', why: 'a hairline between things that their distance tells apart' },
  { over: 'neutral.border', on: 'surface', why: 'edge of a secondary Button; its words tell it' },
  {
    over: 'accent.border',
    on: 'surface',
    why: 'edge of a pressed Button; its ground, words and state tell it',
  },
  { over: 'success.border', on: 'surface', why: 'edge of a review; its icon and words tell it' },
  { over: 'danger.border', on: 'surface', why: 'edge of a review; its icon and words tell it' },
  {
    over: 'waiting.solid',
    on: 'surface',
    why: 'dot of a Badge and bar of Progress; the words beside say the same',
  },
];

/** All colours of a theme by name; `palette` is the theme with a different accent. */
export function colorsOf(theme: ThemeName, palette: Theme = themes[theme]): ReadonlyMap<ColorName, string> {
  const chart = chartColorNames.map((name) => [`chart.${name}`, chartColors[theme][name]] as const);
  const tone = tones.flatMap((each) =>
    toneParts.map((part) => [`${each}.${part}`, palette.tone[each][part]] as const),
  );
  const neutral = neutralColors.map((name) => [name, palette.color[name]] as const);
  return new Map<ColorName, string>([...neutral, ...tone, ...chart]);
}

/** The required ratio of a pair in a theme: higher for text in high contrast. */
export function needed(measure: Measure, theme: ThemeName): number {
  return themes[theme].highContrast && measure === 'text' ? measures.clear : measures[measure];
}
