import { useMemo, type ReactNode } from 'react';
import type { Language } from '../../messages/languages';
import { UiContext, type UiEnvironment } from '../../private/UiContext';

export interface UiProviderProps {
  /** The language of the components' own words. It holds for one page load: a change of language reloads. */
  language: Language;
  /** IANA name of the zone in which times are shown and typed, 'Asia/Ho_Chi_Minh'; by default the zone of the browser. */
  timeZone?: string | undefined;
  /** The router's way to go to an address of this site; links use it for a plain click. */
  navigate?: UiEnvironment['navigate'];
  children: ReactNode;
}

/** Stands once around everything. */
export function UiProvider({ language, timeZone, navigate, children }: UiProviderProps) {
  const environment = useMemo(() => ({ language, timeZone, navigate }), [language, timeZone, navigate]);
  return <UiContext value={environment}>{children}</UiContext>;
}
