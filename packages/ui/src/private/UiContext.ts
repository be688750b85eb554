import { createContext } from 'react';
import type { Language } from '../messages/languages';
import type { TextRules } from './TextRules';

export interface UiEnvironment {
  language: Language;
  /** IANA name; by default the browser's time zone. */
  timeZone?: string | undefined;
  /** The loaded rules; by default those of `useTextRules`. */
  text?: TextRules | undefined;
  /** Loads the rules; components call it before they search or sort. */
  loadText?: (() => void) | undefined;
  /** Navigates to a URL without a page load; without it links are plain links. */
  navigate?: ((href: string, options?: { replace?: boolean }) => void) | undefined;
}

export const UiContext = createContext<UiEnvironment>({ language: 'vi' });
