import { escapePattern } from './escapePattern.ts';
import { inLanguage } from './inLanguage.ts';

/** Pattern source that matches the text in Vietnamese or English: `(?:Câu 7|Question 7)`. */
export function inEitherLanguage(text: () => string): string {
  return `(?:${(['vi', 'en'] as const).map((language) => escapePattern(inLanguage(language, text))).join('|')})`;
}
