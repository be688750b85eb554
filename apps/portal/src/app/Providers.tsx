import { timeZone } from '@sen/domain/time/timeZone';
import { UiProvider } from '@sen/ui/UiProvider';
import type { ReactNode } from 'react';
import { Router, useLocation, type AroundNavHandler } from 'wouter';
import { entryState } from '../routes/cameFrom';
import { language } from '../words/runtime';
import { loadChunk } from './chunks/loadChunk';
import { takeStep } from './leaveQuestion';

/** Not part of the first page, which has no list. */
const text = () => loadChunk(async () => (await import('./textRules')).textRules);

const askFirst: AroundNavHandler = (navigate, to, options) =>
  takeStep(to, options?.replace ?? false, () =>
    navigate(to, { ...options, state: entryState(options?.replace ?? false) }),
  );

/** App-wide providers: the question before a page is left, and where one came from; language, time zone, text rules and the link component of `@sen/ui`. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <Router aroundNav={askFirst}>
      <UiEnvironment>{children}</UiEnvironment>
    </Router>
  );
}

function UiEnvironment({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation();
  return (
    <UiProvider language={language()} timeZone={timeZone} text={text} navigate={navigate}>
      {children}
    </UiProvider>
  );
}
