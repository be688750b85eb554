/** How long after the deadline a save still counts: it was in the journal before, the network was late. */
export const graceSeconds = 20;

const graceMs = graceSeconds * 1000;

/** When an attempt must end: its duration after its start, never after the assignment's end. Set once, at the start. */
export function deadlineOf(startedAt: Date, durationMinutes: number, assignmentEnd: Date): Date {
  return new Date(Math.min(startedAt.getTime() + durationMinutes * 60_000, assignmentEnd.getTime()));
}

/** Milliseconds until the deadline; 0 once it is reached. */
export function timeLeft(deadline: Date, now: Date): number {
  return Math.max(0, deadline.getTime() - now.getTime());
}

/** Whether the deadline is reached: the server may hand the attempt in. */
export function isOverdue(deadline: Date, now: Date): boolean {
  return timeLeft(deadline, now) === 0;
}

/** Whether what arrives now still counts: until the deadline and its grace, the last millisecond included. */
export function isWithinGrace(deadline: Date, now: Date): boolean {
  return now.getTime() <= deadline.getTime() + graceMs;
}
