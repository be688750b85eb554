import { useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { Drawer } from '../../components/Drawer/Drawer';
import { Icon } from '../../components/Icon/Icon';
import { DeleteIcon, SeenIcon } from '../../icons';
import { useMessages } from '../../messages/useMessages';
import { useTimeZone } from '../../private/date/useTimeZone';
import { NextPage } from '../Chat/NextPage';
import { useFirstNew } from '../Chat/useFirstNew';
import type { Notice } from '../Notifications/notice';
import { NoticeLine } from '../Notifications/NoticeLine';
import { empty } from '../Notifications/NoticeLine.css';
import { noticeSections } from '../Notifications/noticeSections';
import { notificationsMessages, type NotificationsMessages } from '../Notifications/Notifications.messages';
import { WaitingNotices } from '../Notifications/WaitingNotices';
import * as css from './NotificationDrawer.css';

export type { Notice } from '../Notifications/notice';

export interface NotificationDrawerProps {
  open: boolean;
  onClose: () => void;
  /** Newest first. */
  notices: readonly Notice[];
  /** Current server time, RFC 3339. */
  now: string;
  loading?: boolean | undefined;
  /** A notification was pressed: mark it read and navigate to it. */
  onOpen: (id: string) => void;
  onMarkRead: (ids: string[]) => void;
  /** Marks all notifications as read, also those that are not loaded; absent when none is unread. */
  onMarkAllRead?: (() => void) | undefined;
  onDelete: (ids: string[]) => void;
  /** Loads the next page; absent if there is none. */
  onNextPage?: (() => void) | undefined;
  loadingNext?: boolean | undefined;
  messages?: Partial<NotificationsMessages> | undefined;
}

/** All notifications, with actions to read, mark and delete them. */
export function NotificationDrawer({
  open,
  onClose,
  notices,
  now,
  loading = false,
  onMarkRead,
  onMarkAllRead,
  onDelete,
  messages,
  ...list
}: NotificationDrawerProps) {
  const words = useMessages(notificationsMessages, messages);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  // Removed notifications are no longer selected.
  const chosen = notices.filter(({ id }) => marked.has(id)).map(({ id }) => id);

  function act(what: (ids: string[]) => void) {
    what(chosen);
    setMarked(new Set());
  }

  function mark(ids: string[], on: boolean) {
    const next = new Set(marked);
    for (const id of ids)
      if (on) next.add(id);
      else next.delete(id);
    setMarked(next);
  }

  const actions = (
    <div className={css.actions}>
      <Button size="small" wide icon={<Icon of={SeenIcon} size="small" />} onPress={() => act(onMarkRead)}>
        {words.markRead}
      </Button>
      <Button
        size="small"
        wide
        variant="danger"
        icon={<Icon of={DeleteIcon} size="small" />}
        onPress={() => act(onDelete)}
      >
        {words.delete}
      </Button>
    </div>
  );

  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={words.title}
      size="small"
      flush
      actions={chosen.length > 0 ? actions : undefined}
    >
      {loading && <WaitingNotices label={words.loading} />}
      {!loading && notices.length === 0 && <output className={empty}>{words.empty}</output>}
      {!loading && notices.length > 0 && (
        <>
          <div className={css.bar}>
            <Checkbox
              label={words.selectAll}
              checked={chosen.length === notices.length}
              mixed={chosen.length > 0 && chosen.length < notices.length}
              onChange={(on) =>
                mark(
                  notices.map(({ id }) => id),
                  on,
                )
              }
            />
            {onMarkAllRead && chosen.length === 0 && (
              <Button variant="quiet" size="small" onPress={onMarkAllRead}>
                {words.markAllRead}
              </Button>
            )}
            <output className={css.count}>{chosen.length > 0 && words.selected(chosen.length)}</output>
          </div>
          <Lines notices={notices} now={now} marked={marked} onMark={mark} {...list} words={words} />
        </>
      )}
    </Drawer>
  );
}

type LinesProps = Pick<
  NotificationDrawerProps,
  'notices' | 'now' | 'onOpen' | 'onNextPage' | 'loadingNext'
> & {
  marked: ReadonlySet<string>;
  onMark: (ids: string[], on: boolean) => void;
  words: NotificationsMessages;
};

function Lines({ onNextPage, loadingNext, ...lines }: LinesProps) {
  const { notices, now, words } = lines;
  const { today, older } = noticeSections(notices, now, useTimeZone());
  const list = useRef<HTMLDivElement>(null);
  const button = useFirstNew(notices.length, (place) =>
    list.current?.querySelectorAll('li')[place]?.querySelector<HTMLElement>('button'),
  );
  return (
    <>
      <div ref={list}>
        <Section {...lines} title={words.today} notices={today} />
        <Section {...lines} title={words.older} notices={older} />
      </div>
      {onNextPage && (
        <NextPage ref={button} count={notices.length} loading={loadingNext ?? false} onNext={onNextPage} />
      )}
    </>
  );
}

type SectionProps = Omit<LinesProps, 'onNextPage' | 'loadingNext'> & { title: string };

function Section({ title, notices, now, marked, onMark, onOpen, words }: SectionProps) {
  if (notices.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={css.section}>{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of lists without bullets */}
      <ul role="list" className={css.list}>
        {notices.map((notice) => (
          <li key={notice.id} className={css.item} data-selected={marked.has(notice.id) || undefined}>
            <div className={css.choice}>
              <Checkbox
                aria-label={words.select(notice.title)}
                checked={marked.has(notice.id)}
                onChange={(on) => onMark([notice.id], on)}
              />
            </div>
            <NoticeLine notice={notice} now={now} plain onOpen={onOpen} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}
