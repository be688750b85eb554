import { chatQueries } from '@sen/api/resources/chat/chatQueries';
import { ChatButton } from '@sen/ui/ChatButton';
import { ChatDock } from '@sen/ui/ChatDock';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../chunks/lazyPart';
import { useUser } from '../../session/useUser';
import { storedChats } from './openChats';

/** Most visits open no conversation. */
const ChatFloat = lazyPart(async () => (await import('./ChatFloat')).ChatFloat);

/** The button of the chat with the number of unread messages; what it opens is loaded with the first press. */
export function ChatCorner() {
  const user = useUser();
  const unread = useQuery(chatQueries.unread()).data?.data.count_unread ?? 0;
  const [pressed, setPressed] = useState(false);
  const [wasOpen] = useState(() => storedChats(user.id).length > 0);
  const button = <ChatDock button={<ChatButton unread={unread} onPress={() => setPressed(true)} />} />;
  if (!pressed && !wasOpen) return button;
  return (
    <Suspense fallback={button}>
      <ChatFloat unread={unread} openAtOnce={pressed} />
    </Suspense>
  );
}
