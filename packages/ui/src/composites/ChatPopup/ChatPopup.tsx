import type { ReactNode } from 'react';
import { Popover } from '../../components/Popover/Popover';
import { Tabs } from '../../components/Tabs/Tabs';
import { useMessages } from '../../messages/useMessages';
import { classes } from '../../private/classes';
import { ChatButton } from '../ChatButton/ChatButton';
import { ChatList } from '../ChatList/ChatList';
import type { ChatListProps } from '../ChatList/chatListProps';
import * as css from './ChatPopup.css';
import { chatPopupMessages, type ChatPopupMessages } from './ChatPopup.messages';

export const chatPopupFrames = ['floating', 'inline'] as const;

/** The conversations of a tab, with search and paging. */
export type ChatPopupList = Omit<ChatListProps, 'label' | 'now' | 'selected' | 'onSelect' | 'messages'>;

export interface ChatPopupProps {
  /** Number of unread messages in all conversations. */
  unread: number;
  direct: ChatPopupList;
  /** For users with group conversations; without it there are no tabs. */
  groups?: ChatPopupList | undefined;
  /** The popup closes; the caller opens the conversation. */
  onSelect: (id: string, kind: 'person' | 'group') => void;
  /** Current server time, RFC 3339. */
  now: string;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** `floating` is fixed to the bottom end of the page. */
  frame?: (typeof chatPopupFrames)[number] | undefined;
  /** Shown above the button: `ChatBubbles`. */
  children?: ReactNode;
  messages?: Partial<ChatPopupMessages> | undefined;
}

/** The chat button and its popup with the conversations. */
export function ChatPopup({
  unread,
  frame = 'floating',
  children,
  messages,
  open,
  onOpenChange,
  ...lists
}: ChatPopupProps) {
  const words = useMessages(chatPopupMessages, messages);
  return (
    <div className={classes(css.dock, css.frame[frame])}>
      {children}
      <Popover
        label={words.title}
        placement="top end"
        open={open}
        onOpenChange={onOpenChange}
        trigger={<ChatButton unread={unread} messages={{ open: words.open, unread: words.unread }} />}
      >
        {(close) => <Lists {...lists} close={close} words={words} />}
      </Popover>
    </div>
  );
}

type ListsProps = Pick<ChatPopupProps, 'direct' | 'groups' | 'onSelect' | 'now'> & {
  close: () => void;
  words: ChatPopupMessages;
};

function Lists({ direct, groups, onSelect, now, close, words }: ListsProps) {
  const list = (kind: 'person' | 'group', label: string, props: ChatPopupList) => (
    <ChatList
      {...props}
      label={label}
      now={now}
      onSelect={(id) => {
        close();
        onSelect(id, kind);
      }}
    />
  );
  const people = list('person', words.direct, direct);
  return (
    <div className={css.popup}>
      {groups ? (
        <Tabs
          label={words.kinds}
          items={[
            { id: 'direct', label: words.direct, content: people },
            { id: 'groups', label: words.groups, content: list('group', words.groups, groups) },
          ]}
        />
      ) : (
        people
      )}
    </div>
  );
}
