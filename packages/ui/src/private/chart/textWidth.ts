/** In hundredths of the font size, measured in Be Vietnam Pro; rounded up rather than down. */
const widths: readonly (readonly [letters: string, width: number])[] = [
  ["iIl.,:;'|! ", 32],
  ['jfrt()-/1"“”', 44],
  ['mwMW%—@', 90],
  ['CGOQ', 83],
];
const [small, large, foreign] = [66, 75, 105] as const;
const caption = 13;

/** Estimates the width of a label in pixels. SVG has no text flow, and nothing can be measured before it is rendered. */
export function textWidth(text: string): number {
  let sum = 0;
  // Diacritics are above and below their letter and add no width.
  for (const letter of text.normalize('NFD').replace(/\p{M}/gu, '')) sum += widthOf(letter);
  return (sum / 100) * caption;
}

function widthOf(letter: string): number {
  const listed = widths.find(([letters]) => letters.includes(letter));
  if (listed) return listed[1];
  if (/[\p{Lowercase}\p{P}\p{S}]/u.test(letter)) return small;
  return letter < '\u0250' ? large : foreign;
}
