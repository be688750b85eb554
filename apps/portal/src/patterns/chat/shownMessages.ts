import type { ChatMessage as StoredMessage } from '@sen/api/contract/model';
import type { ChatThread } from '@sen/api/resources/chat/chatThread';
import type { ChatMessage, ChatPerson } from '@sen/ui/ChatWindow';
import type { OutgoingMessage } from '../../outbox/Outbox';
import type { ChatUpload } from './ChatUploads';

interface ShownOptions {
  thread: ChatThread;
  outgoing: readonly OutgoingMessage[];
  uploads: readonly ChatUpload[];
  me: ChatPerson;
  /** In a group of that many nobody is told up to where the others have read. */
  hasManyReaders: boolean;
  /** The texts of a refusal and of a failed upload. */
  failureOf: (problem: string | Error) => string;
}

export const fileAddress = (id: string): string => `/api/files/${id}`;

/** Each stored message is the same object in every poll: it is turned into a shown one once. */
const shown = new WeakMap<StoredMessage, ChatMessage>();

/** The messages of a conversation as a window shows them: stored ones, then what is on its way from here. */
export function shownMessages({
  thread,
  outgoing,
  uploads,
  me,
  hasManyReaders,
  failureOf,
}: ShownOptions): ChatMessage[] {
  const messages = thread.ahead.length === 0 ? thread.messages : [...thread.messages, ...thread.ahead];
  const named = withReaders(messages, thread.seen, me.id);
  const stored = hasManyReaders ? withReadersAside(named, me.id) : named;
  const known = new Set(messages.slice(-outgoing.length - 100).map(({ client_id }) => client_id));
  const waiting = outgoing.filter(({ client_id }) => !known.has(client_id));
  return [
    ...stored,
    ...waiting.map((message) => outgoingMessage(message, me, failureOf)),
    ...uploads.map((upload) => uploadMessage(upload, me, failureOf)),
  ];
}

/** The last of the own ones that follow each other leads to who has seen it. */
function withReadersAside(messages: readonly ChatMessage[], ownId: string): ChatMessage[] {
  return messages.map((message, place) =>
    message.sender.id === ownId && messages[place + 1]?.sender.id !== ownId
      ? { ...message, readersAside: true }
      : message,
  );
}

/** A message names those who have read up to it and no further; nobody reads the own one. */
function withReaders(
  messages: readonly StoredMessage[],
  seen: ChatThread['seen'],
  ownId: string,
): ChatMessage[] {
  const result = messages.map(storedMessage);
  const readers = new Map<number, ChatPerson[]>();
  for (const { user_id, number, user } of seen) {
    const place = messages.findLastIndex((message) => message.number <= number);
    const message = messages[place];
    if (user_id === ownId || !message || message.sender_id === user_id) continue;
    const person = { id: user_id, name: user.name, avatar: user.avatar ?? undefined };
    readers.set(place, [...(readers.get(place) ?? []), person]);
  }
  for (const [place, seenBy] of readers) {
    const message = result[place];
    if (message) result[place] = { ...message, seenBy };
  }
  return result;
}

function storedMessage(message: StoredMessage): ChatMessage {
  const known = shown.get(message);
  if (known) return known;
  const { client_id, sender_id, sender, created_at, type, file, body } = message;
  const base = {
    // That under which it was shown before the server had it: its place in the list stays.
    id: client_id,
    sender: { id: sender_id, name: sender.name, avatar: sender.avatar ?? undefined },
    createdAt: created_at,
  };
  const result: ChatMessage =
    file === null
      ? { ...base, kind: 'text', text: body }
      : type === 'image'
        ? { ...base, kind: 'image', src: fileAddress(file.id), alt: file.name }
        : { ...base, kind: 'file', name: file.name, size: file.size, href: fileAddress(file.id) };
  shown.set(message, result);
  return result;
}

function outgoingMessage(
  { client_id, body, file, written_at, refusal }: OutgoingMessage,
  me: ChatPerson,
  failureOf: ShownOptions['failureOf'],
): ChatMessage {
  const base = {
    id: client_id,
    sender: me,
    createdAt: written_at,
    state: refusal ? ('failed' as const) : ('sending' as const),
    failure: refusal ? failureOf(refusal.message) : undefined,
  };
  if (!file) return { ...base, kind: 'text', text: body };
  // The file is not served before its message is there.
  return { ...base, kind: 'file', name: file.name, size: file.size };
}

function uploadMessage(
  { key, name, size, sent, problem, chosenAt }: ChatUpload,
  me: ChatPerson,
  failureOf: ShownOptions['failureOf'],
): ChatMessage {
  return {
    id: key,
    sender: me,
    createdAt: chosenAt,
    state: problem ? 'failed' : 'sending',
    progress: problem ? undefined : size === 0 ? 0 : sent / size,
    failure: problem ? failureOf(problem) : undefined,
    kind: 'file',
    name,
    size,
  };
}
