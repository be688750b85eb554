import type { Language } from './languages';
import { useLanguage } from './useLanguage';

/** The strings of a component in the current language, with the caller's overrides. */
export function useMessages<Words extends object>(
  messages: Record<Language, Words>,
  given?: Partial<Words>,
): Words {
  const words = messages[useLanguage()];
  return given ? { ...words, ...given } : words;
}
