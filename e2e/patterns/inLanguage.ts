import type { Language } from '@sen/api/contract/model';
import { language, setLocale } from '@sen/portal/words/runtime';

/** Evaluates a text with the dictionaries set to a language, and restores their language. */
export function inLanguage(chosen: Language, text: () => string): string {
  const before = language();
  setLocale(chosen);
  try {
    return text();
  } finally {
    setLocale(before);
  }
}
