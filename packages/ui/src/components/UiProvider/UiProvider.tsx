import { useMemo, type ReactNode } from 'react';
import type { Language } from '../../messages/languages';
import { UiContext, type UiEnvironment } from '../../private/UiContext';

export interface UiProviderProps {
  /** The language of the components' own strings. It is fixed for a page load: reload to change it. */
  language: Language;
  /** IANA name of the time zone in which times are shown and entered, 'Asia/Ho_Chi_Minh'; by default the browser's. */
  timeZone?: string | undefined;
  /** Navigates to a URL of this site through the router; links call it on a plain click. */
  navigate?: UiEnvironment['navigate'];
  children: ReactNode;
}

/** Provides language, time zone and navigation; render it once around the app. */
export function UiProvider({ language, timeZone, navigate, children }: UiProviderProps) {
  const environment = useMemo(() => ({ language, timeZone, navigate }), [language, timeZone, navigate]);
  return <UiContext value={environment}>{children}</UiContext>;
}
