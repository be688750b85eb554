/** What an hour is high, and a line of its words, in rem. */
export const hourRem = 3.25;
const lineRem = 1.25;
const edgesRem = 0.25;

/** Whole lines that so many minutes have room for; half an hour has one. */
export function linesOf(minutes: number): number {
  return Math.max(1, Math.floor(((minutes / 60) * hourRem - edgesRem) / lineRem));
}
