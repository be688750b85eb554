import { activityMutations } from '@sen/api/resources/activity/activityMutations';
import { newId } from '../app/newId';
import { ActivityRecorder, reportEvery } from './ActivityRecorder';
import { lastInputKey } from './activityPrefix';
import { commitsOf } from './commitsOf';
import { inputEvents } from './inputEvents';
import { isFinal } from './isFinal';
import { ReportStore } from './reportStore';

/** Milliseconds between two notes of an input for the other tabs. */
const noteEvery = 10_000;

/** Notes an input on this page for the other tabs of the same browser. */
function noteInput(): void {
  const now = Date.now();
  if (now - lastInputAnywhere() > noteEvery) localStorage.setItem(lastInputKey, String(now));
}

/** When a page of this browser was last used, by its clock; the other tabs' inputs are known to within 10 seconds. */
export const lastInputAnywhere = (): number => Number(localStorage.getItem(lastInputKey)) || 0;

let recorder: ActivityRecorder | null = null;

const listeners = new Set<() => void>();

function setRecorder(next: ActivityRecorder | null): void {
  recorder = next;
  for (const listener of listeners) listener();
}

/** The recorder of this page; null while nothing is recorded. */
export const currentRecorder = () => recorder;

/** Calls back when another recorder is the current one; returns the function that ends it. */
export function subscribeToRecorder(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Records how long this page is used by a person, and sends what packaged courses said on any page before; returns the function that ends
 * it and sends the rest.
 */
export function recordPage(userId: string): () => Promise<void> {
  const isVisible = () => document.visibilityState === 'visible';
  const mine = new ActivityRecorder(
    {
      now: () => performance.now(),
      wall: () => Date.now(),
      newId,
      reports: new ReportStore(localStorage, userId),
      send: async (reports, outlivesPage) => (await activityMutations.record(reports, outlivesPage)).data,
      isFinal,
    },
    isVisible(),
  );
  setRecorder(mine);
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true, capture: true };
  for (const event of inputEvents)
    window.addEventListener(
      event,
      () => {
        noteInput();
        mine.input();
      },
      options,
    );
  document.addEventListener('visibilitychange', () => mine.setVisible(isVisible()), options);
  window.addEventListener('pagehide', () => mine.setVisible(false), options);
  const commits = commitsOf(userId);
  const send = () => Promise.all([mine.report(), commits.send()]);
  window.addEventListener('online', () => void send(), options);
  const timer = setInterval(() => void send(), reportEvery);
  void commits.send();
  return async () => {
    stop.abort();
    clearInterval(timer);
    if (recorder === mine) setRecorder(null);
    await send();
  };
}
