import { timeZone } from '@sen/domain/time/timeZone';
import { UiProvider } from '@sen/ui/UiProvider';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { language } from '../words/runtime';
import { loadChunk } from './chunks/loadChunk';

/** Not part of the first page, which has no list. */
const text = () => loadChunk(async () => (await import('./textRules')).textRules);

/** App-wide providers: language, time zone, text rules and the link component of `@sen/ui`. */
export function Providers({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation();
  return (
    <UiProvider language={language()} timeZone={timeZone} text={text} navigate={navigate}>
      {children}
    </UiProvider>
  );
}
