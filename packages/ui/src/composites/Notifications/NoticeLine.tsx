import { Avatar } from '../../components/Avatar/Avatar';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useLanguage } from '../../messages/useLanguage';
import { ButtonFrame } from '../../private/ButtonFrame';
import { useTimeZone } from '../../private/date/useTimeZone';
import { relativeMoment } from '../Chat/chatTime';
import type { Notice } from './notice';
import * as css from './NoticeLine.css';
import type { NotificationsMessages } from './Notifications.messages';

interface NoticeLineProps {
  notice: Notice;
  now: string;
  /** Hides the picture, for narrow places. */
  plain?: boolean | undefined;
  onOpen: (id: string) => void;
  words: NotificationsMessages;
}

/** What happened and when; a press marks it read and opens its target. */
export function NoticeLine({ notice, now, plain = false, onOpen, words }: NoticeLineProps) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { id, title, detail, createdAt, read, icon, about } = notice;
  return (
    <ButtonFrame className={css.line} onPress={() => onOpen(id)}>
      {!plain && icon !== undefined && (
        <span className={css.picture} aria-hidden="true">
          {icon}
        </span>
      )}
      {!plain && icon === undefined && <Avatar name={about?.name ?? title} src={about?.avatar} />}
      <span className={css.words}>
        <span className={css.title} data-unread={!read || undefined}>
          {title}
        </span>
        {detail !== undefined && <span className={css.note}>{detail}</span>}
        <span className={css.note}>
          <time dateTime={createdAt}>{relativeMoment(createdAt, now, language, timeZone)}</time>
          {!read && <span className={visuallyHidden}>, {words.unread}</span>}
        </span>
      </span>
      {!read && <span aria-hidden="true" className={css.dot} />}
    </ButtonFrame>
  );
}
