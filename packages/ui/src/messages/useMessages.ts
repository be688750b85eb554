import type { Language } from './languages';
import { useLanguage } from './useLanguage';

/** The words of a component in the language of the page; what the caller gives wins. */
export function useMessages<Words extends object>(
  messages: Record<Language, Words>,
  given?: Partial<Words>,
): Words {
  const words = messages[useLanguage()];
  return given ? { ...words, ...given } : words;
}
