/** Grace period after the deadline, seconds: saves count that were in the journal before but arrive late. */
export const graceSeconds = 20;

const graceMs = graceSeconds * 1000;

/** Returns the deadline of an attempt: its start plus its duration, but not after the assignment's end. Set once, at the start. */
export function deadlineOf(startedAt: Date, durationMinutes: number, assignmentEnd: Date): Date {
  return new Date(Math.min(startedAt.getTime() + durationMinutes * 60_000, assignmentEnd.getTime()));
}

/** Milliseconds until the deadline; 0 after it. */
export function timeLeft(deadline: Date, now: Date): number {
  return Math.max(0, deadline.getTime() - now.getTime());
}

/** Returns whether the deadline is reached, so that the server may submit the attempt. */
export function isOverdue(deadline: Date, now: Date): boolean {
  return timeLeft(deadline, now) === 0;
}

/** Returns whether a save that arrives now is accepted: until the end of the grace period, inclusive. */
export function isWithinGrace(deadline: Date, now: Date): boolean {
  return now.getTime() <= deadline.getTime() + graceMs;
}
