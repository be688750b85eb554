/** Why the page is about to be left or loaded again. */
export type LeaveReason =
  'signOut' | 'signedInElsewhere' | 'sessionEnded' | 'tokenChanged' | 'languageChange' | 'reload';

/**
 * Asked before the page goes: resolves once leaving is safe, or once the person has been told what stays on this
 * device only. While one is registered, a token that changes in another tab does not reload the page.
 */
export type LeaveGuard = (reason: LeaveReason) => Promise<void>;

const guards = new Set<LeaveGuard>();

/** Registers a guard (an open exam); the returned function takes it away. */
export function registerLeaveGuard(guard: LeaveGuard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

const tasks = new Set<LeaveGuard>();

/** Registers what is to be done before the page goes, without holding the page as an open exam does. */
export function registerLeaveTask(task: LeaveGuard): () => void {
  tasks.add(task);
  return () => tasks.delete(task);
}

export function isGuarded(): boolean {
  return guards.size > 0;
}

/** Resolves when every guard and task has; one that fails holds nobody back. */
export async function readyToLeave(reason: LeaveReason): Promise<void> {
  await Promise.allSettled([...guards, ...tasks].map((guard) => guard(reason)));
}
