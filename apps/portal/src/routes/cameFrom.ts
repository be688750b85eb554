interface EntryState {
  from: string | null;
}

const isEntryState = (state: unknown): state is EntryState =>
  typeof state === 'object' && state !== null && 'from' in state;

/** The address without its query that was left for this one; null when the tab was opened here. It outlives a reload. */
export function cameFrom(): string | null {
  const state: unknown = window.history.state;
  return isEntryState(state) ? state.from : null;
}

/** What the next entry of the browser's history keeps. One that replaces the present entry comes from where that came from. */
export const entryState = (replaces: boolean): EntryState => ({
  from: replaces ? cameFrom() : window.location.pathname,
});
