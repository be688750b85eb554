import { createContext } from 'react';
import type { Language } from '../messages/languages';
import type { TextRules } from './TextRules';

export interface UiEnvironment {
  language: Language;
  /** IANA name; by default the browser's time zone. */
  timeZone?: string | undefined;
  /** By default those of `useTextRules`. */
  text?: TextRules | undefined;
  /** Navigates to a URL without a page load; without it links are plain links. */
  navigate?: ((href: string, options?: { replace?: boolean }) => void) | undefined;
}

export const UiContext = createContext<UiEnvironment>({ language: 'vi' });
