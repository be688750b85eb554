/** A key of the keyboard that gives these points. */
export interface MarkKey {
  key: string;
  score: number;
}
