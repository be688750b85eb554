import { useContext, useEffect, useMemo } from 'react';
import { locales } from '../messages/languages';
import { matchesText } from './options/matchesText';
import type { TextRules } from './TextRules';
import { UiContext } from './UiContext';

/**
 * The provider's rules; without them, and until they are loaded, beginnings of words and the order of the browser, numbers by
 * value.
 * @param needed false does not load the provider's rules
 */
export function useTextRules(needed = true): TextRules {
  const { language, text, loadText } = useContext(UiContext);
  useEffect(() => {
    if (needed && !text) loadText?.();
  }, [needed, text, loadText]);
  return useMemo(
    () =>
      text ?? {
        matches: matchesText,
        order: () => new Intl.Collator(locales[language], { numeric: true }),
      },
    [language, text],
  );
}
