import type { Query, ReportName } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import { words } from './words';

const KeptViewsDialog = lazyPart(async () => (await import('./KeptViewsDialog')).KeptViewsDialog);

/** Opens the views of a report that the user has kept, and keeps the one on the screen. */
export function KeptViewsButton(shown: { report: ReportName; query: Query<'getReport'> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{words('views')}</Button>
      <Suspense>{open && <KeptViewsDialog {...shown} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
