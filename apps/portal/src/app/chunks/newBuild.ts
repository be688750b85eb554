/** The entries of the builds that this tab has left by itself. */
const leftKey = 'sen-left-builds';
const timeout = 10_000;

/** The mark of the portal's page, which the page of another program, as of Storybook, does not have. */
const mark = 'name="application-name" content="Sen"';

/** The entry of the build that runs here; it names every chunk, so that each build has another one. */
function runningEntry(): string | null {
  if (!document.querySelector('meta[name="application-name"][content="Sen"]')) return null;
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;
}

/** Whether the server has another build than the one that runs here. */
export async function hasNewBuild(): Promise<boolean> {
  const entry = runningEntry();
  if (entry === null) return false;
  try {
    const response = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(timeout) });
    const page = await response.text();
    return response.ok && page.includes(mark) && !page.includes(`"${entry}"`);
  } catch {
    // Without an answer nothing is known of a new build: the network has failed.
    return false;
  }
}

const leftEntries = () => sessionStorage.getItem(leftKey)?.split(' ') ?? [];

/** Whether this tab may leave the running build by itself: once, so that servers of two builds do not send it to and fro. */
export function mayLeaveBuild(): boolean {
  return !leftEntries().includes(runningEntry() ?? '');
}

/** Loads the page from the server's build. */
export function leaveBuild(): void {
  sessionStorage.setItem(leftKey, [...leftEntries(), runningEntry() ?? ''].join(' '));
  window.location.reload();
}
