import type { ChatGroup, ChatPerson } from '@sen/api/contract/model';
import type { ChatSummary } from '@sen/ui/ChatList';
import { words } from './words';

type LastMessage = NonNullable<ChatPerson['mess_last']>;

function textOf({ type, body }: LastMessage): string {
  if (type === null) return body.replaceAll('\n', ' ');
  return type === 'image' ? words('lastImage') : words('lastFile', { name: type });
}

function lastOf(message: LastMessage | null, ownId: string, isGroup: boolean): Partial<ChatSummary> {
  if (!message) return {};
  const text = textOf(message);
  const isOwn = message.sender_id === ownId;
  return {
    lastMessage: isOwn
      ? words('ownLast', { text })
      : isGroup
        ? words('otherLast', { name: message.sender_name, text })
        : text,
    lastAt: message.created_at,
  };
}

export function summaryOfPerson(person: ChatPerson, ownId: string): ChatSummary {
  const { id, name, avatar, is_online, mess_last, count_unread } = person;
  const base = { id, name, avatar: avatar ?? undefined, online: is_online, unread: count_unread };
  return { ...base, ...lastOf(mess_last, ownId, false) };
}

export function summaryOfGroup(group: ChatGroup, ownId: string): ChatSummary {
  const { id, title, picture, mess_last, count_unread } = group;
  const base = { id, name: title, avatar: picture ?? undefined, unread: count_unread };
  return { ...base, ...lastOf(mess_last, ownId, true) };
}
