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
  const isForVisitors =
    entry.access === 'visitor' || (entry.access === 'everybody' && entry.frame === 'full');
  const remembered = context.state === 'loading' && !isForVisitors;
  useEffect(() => {
    if (remembered) fetchFrame(name, entry.frame);
  }, [remembered, name, entry.frame]);
  const bare = (
    <main ref={mainRef} tabIndex={-1}>
      {children}
    </main>
  );
  // Who is signed in is known late. A form that is open to everybody is in use by then, and stays mounted.
  if (isForVisitors) return bare;
  // The server refuses the bars' calls until a password is set.
  if (context.state !== 'ready' || context.user.must_change_password) return bare;
  return (
    <Suspense
      fallback={
        <main>
          <Loader entry={entry} withBars />
        </main>
      }
    >
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
