const table = () => import('../../routes/OtherPage');
const frame = () => [import('../SignedIn'), import('../shell/PortalShell')];

/** Prefetches the chunks of the first page while the password is typed. Failures are ignored. */
export function fetchAhead(): void {
  const fetching = () =>
    void Promise.allSettled([table(), ...frame(), import('../../areas/overview/OverviewPage')]);
  if ('requestIdleCallback' in window) requestIdleCallback(fetching);
  else setTimeout(fetching, 1000);
}

/** Prefetches the chunks of the page frame while `auth/me` is pending. Failures are ignored. */
export function fetchFrame(around: 'full' | undefined): void {
  void Promise.allSettled([table(), ...(around === 'full' ? [import('../SignedIn')] : frame())]);
}
