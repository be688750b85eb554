import { useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { Heading } from '../../components/Heading/Heading';
import { Icon } from '../../components/Icon/Icon';
import { IconButton } from '../../components/IconButton/IconButton';
import { Popover } from '../../components/Popover/Popover';
import { BellIcon } from '../../icons';
import { useMessages } from '../../messages/useMessages';
import { useTimeZone } from '../../private/date/useTimeZone';
import { CountCorner } from '../Chat/CountBadge';
import { NextPage } from '../Chat/NextPage';
import { useFirstNew } from '../Chat/useFirstNew';
import type { Notice } from '../Notifications/notice';
import { NoticeLine } from '../Notifications/NoticeLine';
import { empty } from '../Notifications/NoticeLine.css';
import { noticeSections } from '../Notifications/noticeSections';
import { notificationsMessages, type NotificationsMessages } from '../Notifications/Notifications.messages';
import { WaitingNotices } from '../Notifications/WaitingNotices';
import * as css from './NotificationBell.css';

export type { Notice } from '../Notifications/notice';

export interface NotificationBellProps {
  /** The server's number of notifications that the user has not seen. */
  unread: number;
  /** Above this number '+' is shown. */
  maxCount?: 9 | 99 | undefined;
  /** Newest first. */
  notices: readonly Notice[];
  /** Current server time, RFC 3339. */
  now: string;
  loading?: boolean | undefined;
  /** On opening, report to the server that the notifications were seen. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** A notification was pressed: mark it read and navigate to it. The dropdown closes. */
  onOpen: (id: string) => void;
  /** Opens the full list: a `NotificationDrawer`. */
  onSeeAll?: (() => void) | undefined;
  /** Loads the next page; absent if there is none. */
  onNextPage?: (() => void) | undefined;
  loadingNext?: boolean | undefined;
  messages?: Partial<NotificationsMessages> | undefined;
}

/** The bell of the top bar and its dropdown. */
export function NotificationBell({
  unread,
  maxCount = 99,
  onOpenChange,
  messages,
  ...list
}: NotificationBellProps) {
  const words = useMessages(notificationsMessages, messages);
  const name = unread > 0 ? `${words.title}, ${words.unreadCount(unread)}` : words.title;
  return (
    <CountCorner count={unread} maxCount={maxCount}>
      <Popover
        label={words.title}
        placement="bottom end"
        onOpenChange={onOpenChange}
        trigger={<IconButton name={name} icon={<Icon of={BellIcon} />} />}
      >
        {(close) => <Dropdown {...list} close={close} words={words} />}
      </Popover>
    </CountCorner>
  );
}

type DropdownProps = Omit<NotificationBellProps, 'unread' | 'maxCount' | 'onOpenChange' | 'messages'> & {
  close: () => void;
  words: NotificationsMessages;
};

function Dropdown({ notices, now, loading = false, onOpen, onSeeAll, close, words, ...more }: DropdownProps) {
  const { today, older } = noticeSections(notices, now, useTimeZone());
  const panel = useRef<HTMLDivElement>(null);
  const button = useFirstNew(notices.length, (place) =>
    panel.current?.querySelectorAll('li')[place]?.querySelector<HTMLElement>('button'),
  );
  const open = (id: string) => {
    close();
    onOpen(id);
  };
  return (
    <div ref={panel} className={css.panel}>
      <div className={css.head}>
        <Heading level={2}>{words.title}</Heading>
        {onSeeAll && (
          <Button
            variant="quiet"
            size="small"
            onPress={() => {
              close();
              onSeeAll();
            }}
          >
            {words.seeAll}
          </Button>
        )}
      </div>
      {loading && <WaitingNotices label={words.loading} />}
      {!loading && notices.length === 0 && <output className={empty}>{words.empty}</output>}
      {!loading && <Section title={words.today} notices={today} now={now} onOpen={open} words={words} />}
      {!loading && <Section title={words.older} notices={older} now={now} onOpen={open} words={words} />}
      {!loading && more.onNextPage && (
        <NextPage
          ref={button}
          count={notices.length}
          loading={more.loadingNext ?? false}
          onNext={more.onNextPage}
        />
      )}
    </div>
  );
}

interface SectionProps {
  title: string;
  notices: readonly Notice[];
  now: string;
  onOpen: (id: string) => void;
  words: NotificationsMessages;
}

function Section({ title, notices, now, onOpen, words }: SectionProps) {
  if (notices.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={css.section}>{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of lists without bullets */}
      <ul role="list" className={css.list}>
        {notices.map((notice) => (
          <li key={notice.id}>
            <NoticeLine notice={notice} now={now} onOpen={onOpen} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}
