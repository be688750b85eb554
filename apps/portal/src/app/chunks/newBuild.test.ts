import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasNewBuild, leaveBuild, mayLeaveBuild } from './newBuild';

const pageOf = (entry: string) =>
  `<!doctype html><meta name="application-name" content="Sen"><script type="module" crossorigin src="${entry}"></script>`;

let entry: string | null;
let served: () => Promise<Response>;
const reload = vi.fn();

beforeEach(() => {
  entry = '/assets/index-old.js';
  served = async () => new Response(pageOf('/assets/index-old.js'));
  const kept = new Map<string, string>();
  vi.stubGlobal('document', { querySelector: () => entry && { getAttribute: () => entry } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('fetch', () => served());
});
afterEach(() => vi.unstubAllGlobals());

it('sees a build whose page names another entry', async () => {
  expect(await hasNewBuild()).toBe(false);
  served = async () => new Response(pageOf('/assets/index-new.js'));
  expect(await hasNewBuild()).toBe(true);
});

it.each<[string, () => Promise<Response>]>([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server that starts', async () => new Response(pageOf('/assets/index-new.js'), { status: 503 })],
  ['another program', async () => new Response('<div id="root"></div><script src="/other.js"></script>')],
  ['the sign-in page of a hotel', async () => new Response('<form>Wi-Fi</form>')],
])('takes %s for no new build', async (_, answer) => {
  served = answer;
  expect(await hasNewBuild()).toBe(false);
});

it('knows no build outside of a built page', async () => {
  entry = null;
  expect(await hasNewBuild()).toBe(false);
});

it('leaves a build once, also when servers of two builds answer in turns', () => {
  expect(mayLeaveBuild()).toBe(true);
  leaveBuild();
  expect(reload).toHaveBeenCalledOnce();
  expect(mayLeaveBuild()).toBe(false);
  entry = '/assets/index-new.js';
  expect(mayLeaveBuild()).toBe(true);
  leaveBuild();
  entry = '/assets/index-old.js';
  expect(mayLeaveBuild()).toBe(false);
});
