import type { Notification, NotificationIcon } from '@sen/api/contract/model';
import { Icon } from '@sen/ui/Icon';
import {
  BellIcon,
  ClassIcon,
  ExamIcon,
  type IconDrawing,
  MarkingIcon,
  AddPersonIcon,
  QuestionIcon,
  SpreadsheetIcon,
  SuccessIcon,
} from '@sen/ui/icons';
import { type Notice, NotificationBell } from '@sen/ui/NotificationBell';
import { NotificationDrawer } from '@sen/ui/NotificationDrawer';
import { useEffect, useState } from 'react';
import { useAllNotificationsAsked } from './allNotifications';
import { useNotifications } from './useNotifications';

const icons: Readonly<Record<NotificationIcon, IconDrawing>> = {
  exam: ExamIcon,
  result: SuccessIcon,
  marking: MarkingIcon,
  request: AddPersonIcon,
  class: ClassIcon,
  content: QuestionIcon,
  import: SpreadsheetIcon,
  notice: BellIcon,
};

function noticeOf({ id, icon, data, read_at, created_at }: Notification): Notice {
  return {
    id,
    title: data.message,
    detail: data.detail,
    createdAt: created_at,
    read: read_at !== null,
    icon: <Icon of={icons[icon]} />,
  };
}

/** The bell of the top bar with its dropdown, and the drawer of all notifications. */
export function NotificationCenter() {
  const [drawer, setDrawer] = useState(false);
  const [asked, takeBack] = useAllNotificationsAsked();
  const {
    rows,
    unread,
    unchecked,
    loading,
    askedAt,
    forgetOlder,
    see,
    open,
    read,
    readAll,
    remove,
    ...pages
  } = useNotifications();
  useEffect(() => {
    if (asked) see();
  }, [asked, see]);
  function close() {
    setDrawer(false);
    takeBack();
  }
  const list = {
    notices: rows.map(noticeOf),
    now: new Date(askedAt).toISOString(),
    loading,
    ...pages,
  };
  return (
    <>
      <NotificationBell
        {...list}
        unread={unchecked}
        onOpenChange={(isOpen) => {
          if (!isOpen) return;
          forgetOlder();
          see();
        }}
        onOpen={open}
        onSeeAll={() => {
          forgetOlder();
          setDrawer(true);
        }}
      />
      <NotificationDrawer
        {...list}
        open={drawer || asked}
        onClose={close}
        onOpen={(id) => {
          close();
          open(id);
        }}
        onMarkRead={read}
        onMarkAllRead={unread > 0 ? readAll : undefined}
        onDelete={remove}
      />
    </>
  );
}
