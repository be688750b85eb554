import { type Conversation, isSameConversation } from '../../../outbox/outboxRecords';

/** A conversation that was opened on this device: a window, or a bubble. A closed one is not in the list. */
export interface OpenChat extends Conversation {
  name: string;
  state: 'open' | 'hidden';
}

const key = 'sen-open-chats';

/** Of the tab, until it is closed or the person signs out. */
export function storedChats(userId: string): OpenChat[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(`${key}/${userId}`) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isOpenChat) : [];
  } catch {
    return [];
  }
}

/** All as bubbles: a window that fills the screen would cover the page that was asked for. */
export const asBubbles = (chats: readonly OpenChat[]): OpenChat[] =>
  chats.map((chat) => ({ ...chat, state: 'hidden' }));

export function storeChats(userId: string, chats: readonly OpenChat[]): void {
  if (chats.length === 0) sessionStorage.removeItem(`${key}/${userId}`);
  else sessionStorage.setItem(`${key}/${userId}`, JSON.stringify(chats));
}

/** Anything else was not written by this file. */
function isOpenChat(value: unknown): value is OpenChat {
  if (typeof value !== 'object' || value === null) return false;
  const { id, kind, name, state } = value as Partial<Record<keyof OpenChat, unknown>>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    (kind === 'person' || kind === 'group') &&
    (state === 'open' || state === 'hidden')
  );
}

/** The latest one stands first. */
export function withOpened(chats: readonly OpenChat[], chat: Conversation & { name: string }): OpenChat[] {
  return [{ ...chat, state: 'open' }, ...without(chats, chat)];
}

export function withHidden(chats: readonly OpenChat[], chat: Conversation): OpenChat[] {
  return chats.map((one) => (isSameConversation(one, chat) ? { ...one, state: 'hidden' } : one));
}

export function without(chats: readonly OpenChat[], chat: Conversation): OpenChat[] {
  return chats.filter((one) => !isSameConversation(one, chat));
}

/** As many windows as there is room for; the others are bubbles until one is closed. */
export function placed(
  chats: readonly OpenChat[],
  room: number,
): { windows: OpenChat[]; bubbles: OpenChat[] } {
  const open = chats.filter(({ state }) => state === 'open');
  const windows = open.slice(0, room);
  return { windows, bubbles: chats.filter((chat) => !windows.includes(chat)) };
}
