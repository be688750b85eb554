import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Language } from '../../messages/languages';
import type { TextRules } from '../../private/TextRules';
import { UiContext, type UiEnvironment } from '../../private/UiContext';

export type { TextRules } from '../../private/TextRules';

export interface UiProviderProps {
  /** The language of the components' own strings. It is fixed for a page load: reload to change it. */
  language: Language;
  /** IANA name of the time zone in which times are shown and entered, 'Asia/Ho_Chi_Minh'; by default the browser's. */
  timeZone?: string | undefined;
  /**
   * Loads how texts are searched and sorted, for a product that has its own rules, on its server too. It is called when the first
   * component that searches or sorts appears. By default, and until they are loaded, a search finds the beginnings of words in
   * any order, without regard to case and marks, and the browser orders texts. Define it outside of components, and return
   * the same object every time: a new one sorts every table again.
   */
  text?: (() => Promise<TextRules>) | undefined;
  /** Navigates to a URL of this site through the router; links call it on a plain click. */
  navigate?: UiEnvironment['navigate'];
  children: ReactNode;
}

/** Provides language, time zone, text rules and navigation; render it once around the app. */
export function UiProvider({ language, timeZone, text, navigate, children }: UiProviderProps) {
  const [rules, setRules] = useState<TextRules>();
  const loadText = useCallback(() => {
    // Without them the default applies, and the next component that needs them tries again.
    text?.().then(setRules, () => undefined);
  }, [text]);
  const environment = useMemo(
    () => ({ language, timeZone, text: rules, loadText, navigate }),
    [language, timeZone, rules, loadText, navigate],
  );
  return <UiContext value={environment}>{children}</UiContext>;
}
