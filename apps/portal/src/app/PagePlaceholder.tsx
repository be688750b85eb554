import { PageSkeleton } from '@sen/ui/PageSkeleton';
import { hasDrawer } from '../routes/menus';
import type { PathEntry } from '../routes/paths';
import { useSession } from './session/useSession';
import { isDrawerWide } from './shell/useDrawerWidth';

export interface PagePlaceholderProps {
  /** The page that loads; without it the placeholder has no particular shape. */
  entry?: PathEntry;
  /** The bars around the page load too. */
  withBars?: boolean;
}

/** The skeleton of a page in its shape, and of the bars around it. */
export function PagePlaceholder({ entry, withBars = false }: PagePlaceholderProps) {
  const role = useSession()?.user.role;
  const drawer = isDrawerWide() ? 'wide' : 'narrow';
  const bars = role !== undefined && hasDrawer(role) ? drawer : 'top';
  const isShown = withBars && role !== undefined && entry?.frame !== 'full';
  return <PageSkeleton framed untitled shape={entry?.shape} bars={isShown ? bars : undefined} />;
}
