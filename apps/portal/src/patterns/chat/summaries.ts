import type { ChatGroup, ChatContact } from '@sen/api/contract/model';
import type { ChatSummary } from '@sen/ui/ChatList';
import { words } from './words';

type LastMessage = NonNullable<ChatContact['mess_last']>;

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

type Face = Pick<ChatSummary, 'name' | 'avatar' | 'online' | 'unread'>;

/** How a person or a group is shown: by name and picture. */
export function faceOf(line: ChatContact | ChatGroup): Face {
  const { count_unread: unread } = line;
  return 'title' in line
    ? { name: line.title, avatar: line.picture ?? undefined, unread }
    : { name: line.name, avatar: line.avatar ?? undefined, online: line.is_online, unread };
}

/** The line of a list. */
export function summaryOf(line: ChatContact | ChatGroup, ownId: string): ChatSummary {
  return { id: line.id, ...faceOf(line), ...lastOf(line.mess_last, ownId, 'title' in line) };
}
