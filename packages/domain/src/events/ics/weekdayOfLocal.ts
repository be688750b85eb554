/** Of a time by the clocks of its zone, given as if it were in UTC; 1 is Monday. */
export const weekdayOfLocal = (local: number): number => new Date(local).getUTCDay() || 7;

/** As rules name the days of a week, Monday first. */
export const weekdayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
