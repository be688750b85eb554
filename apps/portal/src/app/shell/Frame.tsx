import { Suspense, type ReactNode, type Ref } from 'react';
import type { PathEntry, PathName } from '../../routes/paths';
import { lazyPart } from '../chunks/lazyPart';
import { Loader } from '../Loader';
import type { Context } from '../session/useContextReady';

const PortalShell = lazyPart(async () => (await import('./PortalShell')).PortalShell);

interface FrameProps {
  name: PathName;
  entry: PathEntry;
  context: Context;
  mainRef: Ref<HTMLElement>;
  children: ReactNode;
}

/** The bars for whoever is signed in; nothing for a visitor and around a page that takes the whole window. */
export function Frame({ name, entry, context, mainRef, children }: FrameProps) {
  if (entry.frame === 'full' || context.state !== 'ready')
    return (
      <main ref={mainRef} tabIndex={-1}>
        {children}
      </main>
    );
  return (
    <Suspense fallback={<Loader />}>
      <PortalShell user={context.user} page={name} mainRef={mainRef}>
        {children}
      </PortalShell>
    </Suspense>
  );
}
