/** The address without its query that was left for this one; null when the tab was opened here. It outlives a reload. */
export function cameFrom(): string | null {
  const state: unknown = window.history.state;
  return typeof state === 'string' ? state : null;
}
