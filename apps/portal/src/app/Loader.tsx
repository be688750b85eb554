import { PageSkeleton } from '@sen/ui/PageSkeleton';
import { hasDrawer } from '../routes/menus';
import type { PathEntry } from '../routes/paths';
import { useSession } from './session/useSession';
import { isDrawerWide } from './shell/useDrawerWidth';

interface LoaderProps {
  /** The page that loads; without it the placeholder has no particular shape. */
  entry?: PathEntry;
  /** The bars around the page load too. */
  withBars?: boolean;
}

/** Shown while a page, its code or its frame loads. */
export function Loader({ entry, withBars = false }: LoaderProps) {
  const role = useSession()?.user.role;
  const drawer = isDrawerWide() ? 'wide' : 'narrow';
  const bars = role !== undefined && hasDrawer(role) ? drawer : 'top';
  const isShown = withBars && role !== undefined && entry?.frame !== 'full';
  return <PageSkeleton framed untitled shape={entry?.shape} bars={isShown ? bars : undefined} />;
}
