/** What is known of a visit: one opening of a lesson, or of the rest of the portal, in one tab. */
export interface VisitState {
  /** Seconds that count. */
  readonly credited: number;
  /** Seconds that the page has reported, which may be more. */
  readonly reported: number;
  /** When the last report was made; when the visit began, before the first. */
  readonly lastAt: Date;
}

/** What a page says: the seconds of active use since the visit began. */
export interface VisitReport {
  readonly active: number;
  /** When the report was made, by the server's clock. */
  readonly at: Date;
}

export interface Credit {
  readonly state: VisitState;
  /** Seconds that this report adds. */
  readonly seconds: number;
}

/** Rounding of two reports, and of the delays of their ways. */
const tolerance = 2;

/**
 * The state of a visit before its first report: it began as long ago as it has been active, but not before it was possible.
 * @param possibleSince when its lesson was opened; on other pages when the person signed in
 */
export function beginVisit({ active, at }: VisitReport, possibleSince: Date): VisitState {
  const begun = new Date(at.getTime() - active * 1000);
  return { credited: 0, reported: 0, lastAt: possibleSince > begun ? possibleSince : begun };
}

/**
 * Credits a report. The seconds are those of the whole visit, so a report that arrives twice, late, or after a newer one adds nothing;
 * nobody is active longer than the time that has passed.
 */
export function creditReport(state: VisitState, { active, at }: VisitReport): Credit {
  const passed = Math.max(0, (at.getTime() - state.lastAt.getTime()) / 1000);
  const added = Math.max(0, active - state.reported);
  const seconds = Math.floor(Math.min(added, passed + tolerance));
  return {
    seconds,
    state: {
      credited: state.credited + seconds,
      reported: Math.max(state.reported, active),
      lastAt: at > state.lastAt ? at : state.lastAt,
    },
  };
}
