import { attemptMutations } from '@sen/api/resources/attempts/attemptMutations';
import { newId } from '../app/newId';
import { indexedDbTables } from './indexedDbTables';
import { pageExitStore } from './pageExitStore';
import { lockElection } from './lockElection';
import type { EnvironmentEvent, Environment } from './Environment';
import type { TabMessage } from './tabMessages';

/** The journal's environment in a real browser. */
export function browserEnvironment(): Environment {
  return {
    timers: {
      now: () => performance.now(),
      after(milliseconds, callback) {
        const timer = setTimeout(callback, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    wall: () => Date.now(),
    random: () => Math.random(),
    newId,
    tables: indexedDbTables(),
    pageExitStore: pageExitStore(localStorage, newId()),
    openChannel,
    joinElection: lockElection,
    online: () => navigator.onLine,
    visible: () => document.visibilityState === 'visible',
    listen,
    async save(surveyId, batch, signal) {
      return (await attemptMutations.save(surveyId, batch, signal)).data;
    },
  };
}

function openChannel(attemptId: string, listener: (message: TabMessage) => void) {
  const channel = new BroadcastChannel(`sen-exam-${attemptId}`);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data));
  return {
    post: (message: TabMessage) => channel.postMessage(message),
    close: () => channel.close(),
  };
}

function listen(listener: (event: EnvironmentEvent) => void): () => void {
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
