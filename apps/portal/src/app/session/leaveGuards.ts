/** Why the page is about to be left or reloaded. */
export type LeaveReason =
  'signOut' | 'signedInElsewhere' | 'sessionEnded' | 'tokenChanged' | 'languageChange' | 'reload';

/**
 * Called before the page is left: resolves once leaving is safe, or once the person was told what is stored on this
 * device only. While a guard is registered, a token change in another tab does not reload the page.
 */
export type LeaveGuard = (reason: LeaveReason) => Promise<void>;

const guards = new Set<LeaveGuard>();

/** Registers a guard (an open exam); returns the function that removes it. */
export function registerLeaveGuard(guard: LeaveGuard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

const tasks = new Set<LeaveGuard>();

/** Registers a task to run before the page is left, without blocking a reload as a guard does. */
export function registerLeaveTask(task: LeaveGuard): () => void {
  tasks.add(task);
  return () => tasks.delete(task);
}

export function isGuarded(): boolean {
  return guards.size > 0;
}

/** Resolves when every guard and task has settled; failures are ignored. */
export async function readyToLeave(reason: LeaveReason): Promise<void> {
  await Promise.allSettled([...guards, ...tasks].map((guard) => guard(reason)));
}
