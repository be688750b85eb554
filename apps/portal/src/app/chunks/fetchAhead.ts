/** While somebody types the password, what everybody sees next is fetched; nothing waits for it, and it may fail. */
export function fetchAhead(): void {
  const fetching = () => {
    const parts = [
      import('../SignedIn'),
      import('../shell/PortalShell'),
      import('../../areas/overview/OverviewPage'),
    ];
    void Promise.allSettled(parts);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(fetching);
  else setTimeout(fetching, 1000);
}
