import type { Answer, ChatMessage } from '../../contract/model';

type MessagesAnswer = Answer<'listDirectMessages'>;

/** What this page has of a conversation: messages without gaps, oldest first, and who has seen how far. */
export interface ChatThread extends Omit<MessagesAnswer, 'data' | 'has_newer'> {
  messages: readonly ChatMessage[];
  /** Sent from here, behind messages that the next poll brings. */
  ahead: readonly ChatMessage[];
}

/** Adds messages; an empty thread takes the answer as it is. */
export function mergedThread(known: ChatThread | undefined, answer: MessagesAnswer): ChatThread {
  const { data, has_newer: _newer, ...rest } = answer;
  const messages = mergedMessages(known?.messages ?? [], data);
  if (!known) return { ...rest, messages, ahead: [] };
  const [first] = messages;
  const isOlder = first !== undefined && data[0]?.number === first.number;
  const last = messages.at(-1)?.number ?? 0;
  const ahead = known.ahead.filter(({ number }) => number > last);
  const thread = { ...rest, messages, ahead, has_older: isOlder ? rest.has_older : known.has_older };
  return isSame(known, thread) ? known : thread;
}

/** Sorted, each number once, the later one of two; the same array when nothing is new. */
export function mergedMessages(
  known: readonly ChatMessage[],
  added: readonly ChatMessage[],
): readonly ChatMessage[] {
  const last = known.at(-1)?.number ?? 0;
  const first = known[0]?.number ?? 0;
  const fresh = added.filter(({ number }) => number > last || number < first);
  if (fresh.length === 0) return known;
  const isAfter = fresh.every(({ number }) => number > last);
  if (isAfter && isRising(fresh)) return [...known, ...fresh];
  const byNumber = new Map([...known, ...fresh].map((message) => [message.number, message]));
  return [...byNumber.values()].sort((one, other) => one.number - other.number);
}

function isRising(messages: readonly ChatMessage[]): boolean {
  return messages.every(({ number }, place) => number > (messages[place - 1]?.number ?? 0));
}

/** Compares everything but the messages by value: it is small. */
function isSame(one: ChatThread, other: ChatThread): boolean {
  if (one.messages !== other.messages) return false;
  const restOf = ({ messages: _messages, ...rest }: ChatThread) => JSON.stringify(rest);
  return restOf(one) === restOf(other);
}

/** A message that was just sent from here: added when nothing is missing before it; else it is ahead of the others. */
export function withSentMessage(known: ChatThread, message: ChatMessage): ChatThread {
  const last = known.messages.at(-1)?.number ?? 0;
  if (message.number <= last || known.ahead.some(({ number }) => number === message.number)) return known;
  if (message.number > last + 1) return { ...known, ahead: [...known.ahead, message] };
  return {
    ...known,
    messages: [...known.messages, message],
    last_number: Math.max(known.last_number, message.number),
  };
}
