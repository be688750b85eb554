import { hasGroupTab } from '@sen/domain/chat/mayWriteTo';
import { ChatBubbles } from '@sen/ui/ChatBubbles';
import { ChatDock } from '@sen/ui/ChatDock';
import { ChatPopup } from '@sen/ui/ChatPopup';
import { useState } from 'react';
import type { Conversation } from '../../../outbox/outboxRecords';
import { ConversationWindow } from '../../../patterns/chat/ConversationWindow';
import { useBubbles } from '../../../patterns/chat/useBubbles';
import { useChatGroups, useChatPeople } from '../../../patterns/chat/useChatLists';
import { useUser } from '../../session/useUser';
import {
  asBubbles,
  type OpenChat,
  placed,
  storeChats,
  storedChats,
  withHidden,
  without,
  withOpened,
} from './openChats';
import { fillsScreen, useWindowRoom } from './useWindowRoom';

export interface ChatFloatProps {
  unread: number;
  /** The button was pressed while this was loading. */
  openAtOnce: boolean;
}

const keyOf = ({ kind, id }: Conversation) => `${kind}/${id}`;

/** The popup of conversations, open windows and bubbles, on every page with bars. */
export function ChatFloat({ unread, openAtOnce }: ChatFloatProps) {
  const user = useUser();
  const [popup, setPopup] = useState(openAtOnce);
  const [chats, setChats] = useState(() => {
    const stored = storedChats(user.id);
    return fillsScreen() ? asBubbles(stored) : stored;
  });
  /** Whether a window was opened here, and so takes the focus; one that was open before does not. */
  const [fresh, setFresh] = useState<string>();
  const { windows, bubbles } = placed(chats, useWindowRoom());

  function change(next: OpenChat[]): void {
    setChats(next);
    storeChats(user.id, next);
  }
  function open(chat: Conversation & { name: string }): void {
    setFresh(keyOf(chat));
    change(withOpened(chats, chat));
  }

  return (
    <ChatDock
      windows={windows.map((chat) => (
        <ConversationWindow
          key={keyOf(chat)}
          conversation={chat}
          name={chat.name}
          frame="docked"
          focusOnMount={keyOf(chat) === fresh}
          onMinimise={() => change(withHidden(chats, chat))}
          onClose={() => change(without(chats, chat))}
        />
      ))}
      bubbles={
        bubbles.length > 0 && (
          <Bubbles chats={bubbles} onRestore={open} onClose={(chat) => change(without(chats, chat))} />
        )
      }
      button={<Popup unread={unread} open={popup} onOpenChange={setPopup} onSelect={open} />}
    />
  );
}

interface PopupProps {
  unread: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSelect: (chat: Conversation & { name: string }) => void;
}

function Popup({ unread, open, onOpenChange, onSelect }: PopupProps) {
  const { role } = useUser();
  const withGroups = hasGroupTab(role);
  const people = useChatPeople(open);
  const groups = useChatGroups(open && withGroups);
  return (
    <ChatPopup
      frame="inline"
      unread={unread}
      open={open}
      onOpenChange={onOpenChange}
      direct={people.list}
      groups={withGroups ? groups.list : undefined}
      now={people.now}
      onSelect={(id, kind) => {
        const { chats } = (kind === 'person' ? people : groups).list;
        onSelect({ kind, id, name: chats.find((chat) => chat.id === id)?.name ?? '' });
      }}
    />
  );
}

interface BubblesProps {
  chats: readonly OpenChat[];
  onRestore: (chat: OpenChat) => void;
  onClose: (chat: OpenChat) => void;
}

function Bubbles({ chats, onRestore, onClose }: BubblesProps) {
  const bubbles = useBubbles(chats);
  const chatOf = (id: string) => chats.find((chat) => keyOf(chat) === id);
  return (
    <ChatBubbles
      bubbles={bubbles}
      onRestore={(id) => {
        const chat = chatOf(id);
        if (chat) onRestore(chat);
      }}
      onClose={(id) => {
        const chat = chatOf(id);
        if (chat) onClose(chat);
      }}
    />
  );
}
