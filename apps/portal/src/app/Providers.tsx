import { timeZone } from '@sen/domain/time/timeZone';
import { UiProvider } from '@sen/ui/UiProvider';
import type { ReactNode } from 'react';
import { Router, useLocation, type AroundNavHandler } from 'wouter';
import { language } from '../words/runtime';
import { loadChunk } from './chunks/loadChunk';
import { takeStep } from './leaveQuestion';

/** Not part of the first page, which has no list. */
const text = () => loadChunk(async () => (await import('./textRules')).textRules);

/**
 * Each entry of the browser's history keeps the address that was left for it, for `cameFrom`. One that replaces another keeps its, and
 * is not a user's own step: a form that was saved, or an account that was signed out, so nothing is asked.
 */
const askFirst: AroundNavHandler = (navigate, to, options) => {
  if (options?.replace) navigate(to, { replace: true, state: history.state });
  else takeStep(to, () => navigate(to, { state: location.pathname }));
};

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
