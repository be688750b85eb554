import { useMemo, type ReactNode } from 'react';
import type { Language } from '../../messages/languages';
import { UiContext, type UiEnvironment } from '../../private/UiContext';

export interface UiProviderProps {
  /** The language of the components' own words. It holds for one page load: a change of language reloads. */
  language: Language;
  /** The router's way to go to an address of this site; links use it for a plain click. */
  navigate?: UiEnvironment['navigate'];
  children: ReactNode;
}

/** Stands once around everything. */
export function UiProvider({ language, navigate, children }: UiProviderProps) {
  const environment = useMemo(() => ({ language, navigate }), [language, navigate]);
  return <UiContext value={environment}>{children}</UiContext>;
}
