import { trustedScriptUrl } from '../../app/trustedScriptUrl';

/** The URLs of the page and its files, for `exam-worker.js` to cache. */
function neededFiles(): string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = files.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'),
  );
  return [...new Set(own.map(({ pathname }) => pathname))];
}

/**
 * Caches the exam page so that it reloads without a network. Optional: where service workers are missing (no TLS) or
 * refused, only a reload needs the network.
 */
export async function keepPageOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  // Stories have MSW's service worker instead.
  const { controller } = navigator.serviceWorker;
  if (controller && !controller.scriptURL.endsWith('/exam-worker.js')) return;
  try {
    await navigator.serviceWorker.register(trustedScriptUrl('sen-exam-worker', '/exam-worker.js'));
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ page: '/', files: neededFiles() });
  } catch (error) {
    console.warn('The exam page is not kept for a reload without a network.', error);
  }
}
