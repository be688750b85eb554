import { Suspense, useEffect, type ReactNode, type Ref } from 'react';
import type { PathEntry, PathName } from '../../routes/paths';
import { fetchFrame } from '../chunks/fetchAhead';
import { lazyPart } from '../chunks/lazyPart';
import { Loader } from '../Loader';
import type { Context } from '../session/useContextReady';

const SignedIn = lazyPart(async () => (await import('../SignedIn')).SignedIn);
const PortalShell = lazyPart(async () => (await import('./PortalShell')).PortalShell);

interface FrameProps {
  name: PathName;
  entry: PathEntry;
  context: Context;
  mainRef: Ref<HTMLElement>;
  children: ReactNode;
}

/** The navigation bars of a signed-in user; none for visitors and full-window pages. */
export function Frame({ name, entry, context, mainRef, children }: FrameProps) {
  const remembered = context.state === 'loading';
  useEffect(() => {
    if (remembered) fetchFrame(name, entry.frame);
  }, [remembered, name, entry.frame]);
  const bare = (
    <main ref={mainRef} tabIndex={-1}>
      {children}
    </main>
  );
  // The server refuses the bars' calls until a password is set.
  const isOpen = context.state === 'ready' && !context.user.must_change_password;
  if (!isOpen || entry.access === 'visitor') return bare;
  return (
    <Suspense fallback={<Loader entry={entry} withBars />}>
      <SignedIn accent={context.user.accent_color}>
        {entry.frame === 'full' ? (
          bare
        ) : (
          <PortalShell user={context.user} page={name} mainRef={mainRef}>
            {children}
          </PortalShell>
        )}
      </SignedIn>
    </Suspense>
  );
}
