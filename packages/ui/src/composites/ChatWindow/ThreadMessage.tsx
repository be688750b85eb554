import { Avatar } from '../../components/Avatar/Avatar';
import { useLanguage } from '../../messages/useLanguage';
import { useTimeZone } from '../../private/date/useTimeZone';
import { dayLabel, minuteOf } from '../Chat/chatTime';
import type { ThreadRow } from '../Chat/threadRow';
import type { ChatWindowMessages } from './ChatWindow.messages';
import { MessageBody } from './MessageBody';
import { MessageFoot } from './MessageFoot';
import * as css from './ThreadMessage.css';

interface ThreadMessageProps {
  row: ThreadRow;
  own: boolean;
  /** Index in the loaded thread, from 0. */
  index: number;
  /** Whether it is the tab stop. */
  stop: boolean;
  /** Shows the sender, as in a group. */
  named: boolean;
  now: string;
  onResend: ((id: string) => void) | undefined;
  onDiscard: ((id: string) => void) | undefined;
  onShowReaders: ((id: string) => void) | undefined;
  words: ChatWindowMessages;
}

/** A message, with the date above it at the start of a day. */
export function ThreadMessage({ row, own, index, stop, named, now, words, ...acts }: ThreadMessageProps) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { message, first, last, startsDay } = row;
  const { sender, createdAt } = message;
  const day = dayLabel(createdAt, now, language, timeZone);
  return (
    <>
      {startsDay && (
        <div aria-hidden="true" className={css.day}>
          {day}
        </div>
      )}
      <article
        className={css.message}
        data-message={index}
        data-own={own || undefined}
        data-first={first || undefined}
        aria-label={words.messageOf(own ? words.you : sender.name, day, minuteOf(createdAt, timeZone))}
        // The number of older messages is unknown here.
        aria-posinset={index + 1}
        aria-setsize={-1}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the articles of a feed take the focus
        tabIndex={stop ? 0 : -1}
      >
        {!own && <div>{first && <Avatar name={sender.name} src={sender.avatar} size="small" />}</div>}
        <div className={css.body}>
          {named && !own && first && (
            <div aria-hidden="true" className={css.sender}>
              {sender.name}
            </div>
          )}
          <MessageBody message={message} words={words} />
          <MessageFoot {...acts} message={message} last={last} words={words} />
        </div>
      </article>
    </>
  );
}
