import { newId } from '../app/newId';
import { lockElection } from './lockElection';
import type { PageEnvironment, PageEvent } from './PageEnvironment';

/** @param prefix of the names of channels and locks, which all pages of this origin share */
export function browserPage<Message>(prefix: string): PageEnvironment<Message> {
  return {
    timers: {
      now: () => performance.now(),
      after(milliseconds, callback) {
        const timer = setTimeout(callback, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    random: () => Math.random(),
    newId,
    openChannel: (name, listener) => openChannel(`${prefix}-${name}`, listener),
    joinElection: (name, onElected, onDeposed) => lockElection(`${prefix}-${name}`, onElected, onDeposed),
    online: () => navigator.onLine,
    visible: () => document.visibilityState === 'visible',
    listen,
  };
}

function openChannel<Message>(name: string, listener: (message: Message) => void) {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => listener(data));
  return {
    post: (message: Message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}

function listen(listener: (event: PageEvent) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('online', () => listener('online'), { signal });
  window.addEventListener('offline', () => listener('offline'), { signal });
  window.addEventListener('pagehide', () => listener('pagehide'), { signal });
  window.addEventListener('blur', () => listener('hidden'), { signal });
  // Restored from the back-forward cache.
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener('visible'), { signal });
  const onVisibilityChange = () => listener(document.visibilityState === 'visible' ? 'visible' : 'hidden');
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  return () => stop.abort();
}
