import type { ChatMessage } from './chat';
import { dayOf } from './chatTime';

export interface ThreadRow {
  message: ChatMessage;
  /** First message of its day: the date is shown above it. */
  startsDay: boolean;
  /** First and last message of a group by one person within a minute. */
  first: boolean;
  last: boolean;
}

/** How a message is grouped with its neighbours. Reads three messages, whatever the length of the thread. */
export function threadRow(
  thread: readonly ChatMessage[],
  index: number,
  timeZone: string,
): ThreadRow | undefined {
  const message = thread[index];
  if (!message) return undefined;
  const before = thread[index - 1];
  const after = thread[index + 1];
  return {
    message,
    startsDay: !before || dayOf(before.createdAt, timeZone) !== dayOf(message.createdAt, timeZone),
    first: !before || !together(before, message),
    last: !after || !together(message, after),
  };
}

function together(one: ChatMessage, other: ChatMessage): boolean {
  return one.sender.id === other.sender.id && minute(one) === minute(other);
}

function minute({ createdAt }: ChatMessage): number {
  return Math.floor(Date.parse(createdAt) / 60_000);
}
