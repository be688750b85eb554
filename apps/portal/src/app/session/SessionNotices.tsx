import { Suspense } from 'react';
import { lazyPart } from '../chunks/lazyPart';
import { useElsewhereNotice } from './elsewhereNotice';

const SignedInElsewhere = lazyPart(async () => (await import('./SignedInElsewhere')).SignedInElsewhere);

/** What the session has to say over every page. */
export function SessionNotices() {
  const elsewhere = useElsewhereNotice();
  if (elsewhere === null) return null;
  return (
    <Suspense>
      <SignedInElsewhere message={elsewhere} />
    </Suspense>
  );
}
