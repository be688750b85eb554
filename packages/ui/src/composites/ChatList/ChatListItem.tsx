import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useLanguage } from '../../messages/useLanguage';
import { useTimeZone } from '../../private/date/useTimeZone';
import { shortMoment } from '../Chat/chatTime';
import { CountBadge } from '../Chat/CountBadge';
import { OnlineAvatar } from '../Chat/OnlineAvatar';
import type { ChatSummary } from './chatListProps';
import * as css from './ChatList.css';
import type { ChatListMessages } from './ChatList.messages';

interface ChatListItemProps {
  chat: ChatSummary;
  selected: boolean;
  stop: boolean;
  now: string;
  words: ChatListMessages;
}

/** A conversation of the list; the list handles keys and presses. */
export function ChatListItem({ chat, selected, stop, now, words }: ChatListItemProps) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { id, name, avatar, online = false, lastMessage, lastAt, unread = 0 } = chat;
  return (
    <div
      role="option"
      aria-selected={selected}
      tabIndex={stop ? 0 : -1}
      data-chat={id}
      data-unread={unread > 0 || undefined}
      className={css.item}
    >
      <OnlineAvatar name={name} src={avatar} online={online} />
      <div className={css.words}>
        <div className={css.line}>
          <span className={css.name}>{name}</span>
          {online && <span className={visuallyHidden}>, {words.online}</span>}
          {lastAt !== undefined && (
            <time className={css.moment} dateTime={lastAt}>
              {shortMoment(lastAt, now, language, timeZone)}
            </time>
          )}
        </div>
        <div className={css.line}>
          <span className={css.last}>{lastMessage}</span>
          <CountBadge count={unread} />
          {unread > 0 && <span className={visuallyHidden}>, {words.unread(unread)}</span>}
        </div>
      </div>
    </div>
  );
}
