import { timeZone } from '@sen/domain/time/timeZone';
import { UiProvider } from '@sen/ui/UiProvider';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { language } from '../words/runtime';

/** What stands once around everything: the language, the time zone and the links of the components. */
export function Providers({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation();
  return (
    <UiProvider language={language()} timeZone={timeZone} navigate={navigate}>
      {children}
    </UiProvider>
  );
}
