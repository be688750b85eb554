import { ChatBubbles } from '@sen/ui/ChatBubbles';
import { ChatButton } from '@sen/ui/ChatButton';
import { ChatDock } from '@sen/ui/ChatDock';
import { ChatList } from '@sen/ui/ChatList';
import { ChatPopup } from '@sen/ui/ChatPopup';
import { ChatWindow } from '@sen/ui/ChatWindow';
import { EmojiPicker } from '@sen/ui/EmojiPicker';
import { NotificationBell } from '@sen/ui/NotificationBell';
import { NotificationDrawer } from '@sen/ui/NotificationDrawer';
import { useState } from 'react';
import { chats, moment, notices } from './samples';
import { Shown } from './Shown';

const nothing = () => undefined;
const me = { id: '1', name: 'Nguyễn Thị Ánh Tuyết' };

export function Talking({ noticesOpen }: { noticesOpen: boolean }) {
  const [draft, setDraft] = useState('');
  return (
    <>
      <Shown name="ChatList">
        <ChatList label="Trò chuyện" chats={chats} onSelect={nothing} now={moment} />
      </Shown>
      <Shown name="ChatWindow">
        <ChatWindow
          frame="inline"
          party={{ kind: 'person', id: '2', name: 'Đỗ Minh Châu', online: true }}
          me={me}
          thread={[{ id: 'm1', kind: 'text', text: 'Em nộp bài rồi ạ.', sender: me, createdAt: moment }]}
          now={moment}
          draft={draft}
          onDraftChange={setDraft}
          onSend={nothing}
        />
      </Shown>
      <Shown name="ChatPopup">
        <ChatPopup frame="inline" unread={1} direct={{ chats }} onSelect={nothing} now={moment} />
      </Shown>
      <Shown name="ChatBubbles">
        <ChatBubbles bubbles={[{ id: '2', name: 'Đỗ Minh Châu' }]} onRestore={nothing} onClose={nothing} />
      </Shown>
      <Shown name="ChatButton">
        <ChatButton unread={2} onPress={nothing} />
      </Shown>
      <Shown name="ChatDock">
        <ChatDock button={<ChatButton unread={2} onPress={nothing} />} />
      </Shown>
      <Shown name="EmojiPicker">
        <EmojiPicker onPick={setDraft} />
      </Shown>
      <Shown name="NotificationBell">
        <NotificationBell unread={1} notices={notices} now={moment} onOpen={nothing} />
      </Shown>
      <NotificationDrawer
        open={noticesOpen}
        onClose={nothing}
        notices={notices}
        now={moment}
        onOpen={nothing}
        onMarkRead={nothing}
        onDelete={nothing}
      />
    </>
  );
}
