/** Height of an hour, and of a line of text, in rem. */
export const hourRem = 3.25;
export const lineRem = 1.25;
const edgesRem = 0.25;

/** Whole lines that fit into a duration; half an hour fits one. */
export function linesOf(minutes: number): number {
  return Math.max(1, Math.floor(((minutes / 60) * hourRem - edgesRem) / lineRem));
}
