import type { PathName } from '../../routes/paths';

const table = () => import('../../routes/OtherPage');
const frame = () => [import('../SignedIn'), import('../shell/PortalShell')];

/** Prefetches the chunks of the first page while the password is typed. Failures are ignored. */
export function fetchAhead(): void {
  const fetching = () =>
    void Promise.allSettled([table().then(({ fetchPage }) => fetchPage('overview')), ...frame()]);
  if ('requestIdleCallback' in window) requestIdleCallback(fetching);
  else setTimeout(fetching, 1000);
}

/** Prefetches the chunks of a page and of its frame while `auth/me` is pending. Failures are ignored. */
export function fetchFrame(name: PathName, around: 'full' | undefined): void {
  const page = async () => {
    const { fetchPage } = await table();
    if (name !== 'signIn') await fetchPage(name);
  };
  void Promise.allSettled([page(), ...(around === 'full' ? [import('../SignedIn')] : frame())]);
}
