const table = () => import('../../routes/OtherPage');
const frame = () => [import('../SignedIn'), import('../shell/PortalShell')];

/** While somebody types the password, what everybody sees next is fetched; nothing waits for it, and it may fail. */
export function fetchAhead(): void {
  const fetching = () =>
    void Promise.allSettled([table(), ...frame(), import('../../areas/overview/OverviewPage')]);
  if ('requestIdleCallback' in window) requestIdleCallback(fetching);
  else setTimeout(fetching, 1000);
}

/** While the server says who is there, what stands around the page is fetched; nothing waits for it, and it may fail. */
export function fetchFrame(around: 'full' | undefined): void {
  void Promise.allSettled([table(), ...(around === 'full' ? [import('../SignedIn')] : frame())]);
}
