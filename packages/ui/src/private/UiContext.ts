import { createContext } from 'react';
import type { Language } from '../messages/languages';

export interface UiEnvironment {
  language: Language;
  /** IANA name; without it the zone of the browser. */
  timeZone?: string | undefined;
  /** Goes to an address without a page load; without it links are plain links. */
  navigate?: ((href: string, options?: { replace?: boolean }) => void) | undefined;
}

export const UiContext = createContext<UiEnvironment>({ language: 'vi' });
