import { timeZone } from '@sen/domain/time/timeZone';
import { UiProvider } from '@sen/ui/UiProvider';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { language } from '../words/runtime';

/** App-wide providers: language, time zone and the link component of `@sen/ui`. */
export function Providers({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation();
  return (
    <UiProvider language={language()} timeZone={timeZone} navigate={navigate}>
      {children}
    </UiProvider>
  );
}
