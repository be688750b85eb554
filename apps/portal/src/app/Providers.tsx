import { matchesSearch } from '@sen/domain/text/search';
import { vietnameseOrder } from '@sen/domain/text/sort';
import { timeZone } from '@sen/domain/time/timeZone';
import { UiProvider } from '@sen/ui/UiProvider';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { language } from '../words/runtime';

/** Lists of the browser are searched and sorted as the server's are. */
const text = { matches: matchesSearch, order: vietnameseOrder };

/** App-wide providers: language, time zone, text rules and the link component of `@sen/ui`. */
export function Providers({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation();
  return (
    <UiProvider language={language()} timeZone={timeZone} text={text} navigate={navigate}>
      {children}
    </UiProvider>
  );
}
