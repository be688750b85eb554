import { escapePattern } from './escapePattern.ts';

/** A number that no text contains by itself. */
const sample = 98_765;

/** Matches names that start with the text for any number: `^Câu \d+`. Pass `inEitherLanguage` to match both languages. */
export function withAnyNumber(
  text: (number: number) => string,
  sourceOf = (filled: () => string) => escapePattern(filled()),
): RegExp {
  return new RegExp(`^${sourceOf(() => text(sample)).replaceAll(String(sample), String.raw`\d+`)}`);
}
