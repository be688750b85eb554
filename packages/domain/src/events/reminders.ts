/** What a reminder may be set to: four weeks at most, in minutes. */
export const longestReminder = 40_320;

export interface Reminders {
  readonly distance_time_reminder: number | null;
  readonly distance_time_reminder_2: number | null;
}

const minute = 60_000;

/**
 * When the reminders of an event that begins then are due; null for none, and for one whose time has passed: whoever is invited a
 * minute before learns of it by the invitation.
 */
export function reminderTimes(startsAt: Date, reminders: Reminders, now: Date) {
  const at = (minutes: number | null) => {
    const due = minutes === null ? null : new Date(startsAt.getTime() - minutes * minute);
    return due !== null && due > now ? due : null;
  };
  return {
    remind_at: at(reminders.distance_time_reminder),
    remind_at_2: at(reminders.distance_time_reminder_2),
  };
}
