import { useSearchParams } from 'wouter';
import { href } from '../../../routes/paths';

const parameter = 'notifications';

/** The drawer of all notifications, over the first page. */
export const allNotificationsHref = `${href('overview')}?${parameter}=all`;

/** Whether the address asks for the drawer, and how to take that back. */
export function useAllNotificationsAsked(): [asked: boolean, close: () => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.has(parameter);
  function close() {
    if (!asked) return;
    const rest = new URLSearchParams(search);
    rest.delete(parameter);
    setSearch(rest, { replace: true });
  }
  return [asked, close];
}
