import type { Audience } from '@sen/api/contract/model';

/** The class of each request, by its id, and of all others. */
export interface PlaceChoice {
  placements: ReadonlyMap<string, string>;
  classroom_id: string | null;
}

/** What an approval needs besides: the places that it gives, and who reads the topics that it publishes. */
export interface ApprovalChoice extends PlaceChoice {
  audience: Audience;
}

/** What is decided about requests. */
export type Outcome =
  | { status: 'approved'; choice: ApprovalChoice }
  | { status: 'denied'; reason: string }
  | { status: 'undone' };
