/** The class of each request, by its id, and of all others. */
export interface PlaceChoice {
  placements: ReadonlyMap<string, string>;
  classroom_id: string | null;
}

/** What is decided about requests. */
export type Outcome =
  { status: 'approved'; choice: PlaceChoice } | { status: 'denied'; reason: string } | { status: 'undone' };
