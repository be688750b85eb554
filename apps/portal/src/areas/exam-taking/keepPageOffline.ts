/** The page and the program files that this page was made of, for `exam-worker.js` to keep. */
function neededFiles(): string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = files.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'),
  );
  return [...new Set(own.map(({ pathname }) => pathname))];
}

/**
 * Makes the exam page open again without a network. Nothing depends on it: where the browser has no service workers (no
 * TLS) or refuses, the exam goes on and only a reload needs the network.
 */
export async function keepPageOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  // The mocks of the stories come from a worker of their own.
  const { controller } = navigator.serviceWorker;
  if (controller && !controller.scriptURL.endsWith('/exam-worker.js')) return;
  try {
    await navigator.serviceWorker.register(workerUrl());
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ page: '/', files: neededFiles() });
  } catch (error) {
    console.warn('The exam page is not kept for a reload without a network.', error);
  }
}

/** The content policy takes no plain text for a script's address. */
function workerUrl(): string {
  const url = '/exam-worker.js';
  const factory: unknown = Reflect.get(window, 'trustedTypes');
  if (!isScriptUrlFactory(factory)) return url;
  return factory.createPolicy('sen-exam-worker', { createScriptURL: () => url }).createScriptURL(url);
}

interface ScriptUrlFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** TypeScript's browser types do not know trusted types yet. */
function isScriptUrlFactory(value: unknown): value is ScriptUrlFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
