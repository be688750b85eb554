import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { Redirect, useRouter, useSearch } from 'wouter';
import { landing } from '../routes/landing';
import { isOpenTo } from '../routes/navigation';
import { href, type PathName } from '../routes/paths';
import type { PathEntry } from '../routes/paths';
import { lazyPart } from './chunks/lazyPart';
import { Loader } from './Loader';
import { forgetOrigin, recallMarketplace, recallOrigin, rememberOrigin } from './session/tabMemory';
import { isEnding, signOut } from './session/sessionEnd';
import type { Context } from './session/useContextReady';

const NewPassword = lazyPart(async () => (await import('../areas/sign-in/NewPassword')).NewPassword);

interface GateProps {
  name: PathName;
  entry: PathEntry;
  context: Context;
  children: ReactNode;
}

/** Renders the page if the path's `access` allows it; redirects otherwise. */
export function Gate({ name, entry, context, children }: GateProps) {
  const { parser } = useRouter();
  const search = useSearch();
  const arrived = context.state === 'ready' && entry.access !== 'everybody' && entry.access !== 'visitor';
  useEffect(() => {
    if (arrived) forgetOrigin();
  }, [arrived]);
  if (entry.access === 'everybody') return children;
  if (entry.access === 'visitor') {
    if (context.state === 'visitor') return children;
    if (new URLSearchParams(search).has('logout')) return <SigningOut />;
    if (context.state === 'loading') return <Loader />;
    return (
      <Redirect
        to={landing(context.user, { origin: recallOrigin(), sentAs: recallMarketplace() }, parser)}
        replace
      />
    );
  }
  if (context.state === 'visitor') return <ToSignIn />;
  if (context.state === 'loading') return <Loader entry={entry} withBars />;
  if (context.user.must_change_password) return <NewPassword user={context.user} />;
  if (isOpenTo(context.user, name)) return children;
  // The error page says which roles may open the page.
  const elsewhere = context.user.admission ? href('overview') : `${href('forbidden')}?page=${name}`;
  return <Redirect to={elsewhere} replace />;
}

function SigningOut() {
  useLayoutEffect(() => void signOut(), []);
  return <Loader />;
}

function ToSignIn() {
  const { hook } = useRouter();
  const search = useSearch();
  const [location] = hook();
  useLayoutEffect(() => {
    if (!isEnding()) rememberOrigin(search ? `${location}?${search}` : location);
  }, [location, search]);
  return <Redirect to={href('signIn')} replace />;
}
