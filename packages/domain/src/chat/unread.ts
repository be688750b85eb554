/** Which messages of a conversation a member reads: those after joining, and up to leaving. */
export interface Membership {
  /** The number of the last message before the member joined. */
  readonly joined: number;
  /** That of the last one before the member left; null: has not left. */
  readonly left: number | null;
  /** Up to where the member has seen them. */
  readonly seen: number;
}

/** The membership of somebody who joins, or joins again, after this message. */
export const joinedAfter = (last: number): Membership => ({ joined: last, left: null, seen: last });

/** The newest message that the member reads; that before joining when there is none. */
export function lastRead({ joined, left }: Membership, last: number): number {
  return Math.max(joined, left === null ? last : Math.min(last, left));
}

/** A member has seen the messages up to a number: never fewer than before, nor more than there are. */
export function afterSeeing(membership: Membership, number: number, last: number): Membership {
  const seen = Math.min(number, lastRead(membership, last));
  return seen > membership.seen ? { ...membership, seen } : membership;
}

/** A member leaves after this message. */
export const afterLeaving = (membership: Membership, last: number): Membership =>
  membership.left === null ? { ...membership, left: last } : membership;

/**
 * How many messages of others the member has not seen; nothing is unread to whoever has left.
 * @param senders of the messages by number, from 1
 */
export function countUnread(
  membership: Membership,
  { senders, member }: { readonly senders: readonly string[]; readonly member: string },
): number {
  if (membership.left !== null) return 0;
  const from = Math.max(membership.seen, membership.joined);
  return senders.slice(from, lastRead(membership, senders.length)).filter((sender) => sender !== member)
    .length;
}
