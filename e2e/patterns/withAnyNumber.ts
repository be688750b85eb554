import { escapePattern } from './escapePattern.ts';

/** A number that no text contains by itself. */
const sample = 98_765;
/** As it is written in a pattern, with or without the thousands separator of a language. */
const written = /98(?:\\?[.,])?765/g;

/** Matches names that start with the text for any number: `^Câu [\d.,]+`. Pass `inEitherLanguage` to match both languages. */
export function withAnyNumber(
  text: (number: number) => string,
  sourceOf = (filled: () => string) => escapePattern(filled()),
): RegExp {
  return new RegExp(`^${sourceOf(() => text(sample)).replaceAll(written, String.raw`[\d.,]+`)}`);
}
