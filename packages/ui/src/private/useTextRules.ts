import { useContext, useMemo } from 'react';
import { locales } from '../messages/languages';
import { matchesText } from './options/matchesText';
import type { TextRules } from './TextRules';
import { UiContext } from './UiContext';

/** The provider's rules; without them, beginnings of words and the order of the browser, numbers by value. */
export function useTextRules(): TextRules {
  const { language, text } = useContext(UiContext);
  return useMemo(
    () =>
      text ?? {
        matches: matchesText,
        order: () => new Intl.Collator(locales[language], { numeric: true }),
      },
    [language, text],
  );
}
