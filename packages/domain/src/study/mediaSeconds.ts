/** The durations that are known of a film or sound, in seconds. */
export interface KnownDurations {
  /** As the server read it from the file; null: it is no film or sound, or not read yet. */
  readonly read: number | null;
  /** As the lesson says, which somebody may have typed. */
  readonly typed: number | null;
}

/** The whole seconds of a film or sound: what its file says counts before what was typed. */
export function mediaSeconds({ read, typed }: KnownDurations): number | null {
  return read === null ? typed : Math.max(1, Math.round(read));
}
