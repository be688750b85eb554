import { Suspense } from 'react';
import { lazyPart } from '../chunks/lazyPart';
import { useElsewhereNotice } from './elsewhereNotice';

const SignedInElsewhere = lazyPart(async () => (await import('./SignedInElsewhere')).SignedInElsewhere);

/** Session notices, shown over every page. */
export function SessionNotices() {
  const elsewhere = useElsewhereNotice();
  if (elsewhere === null) return null;
  return (
    <Suspense>
      <SignedInElsewhere message={elsewhere} />
    </Suspense>
  );
}
