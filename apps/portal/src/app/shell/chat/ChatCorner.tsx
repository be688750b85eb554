import { chatQueries } from '@sen/api/resources/chat/chatQueries';
import { ChatButton } from '@sen/ui/ChatButton';
import { ChatDock } from '@sen/ui/ChatDock';
import { showToast } from '@sen/ui/Toast';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from '../../chunks/loadChunk';
import { isDuringExam } from '../../../patterns/chat/isDuringExam';
import { useUser } from '../../session/useUser';
import { shellWords } from '../shellWords';
import type { ChatFloatProps } from './ChatFloat';
import { storedChats } from './openChats';

const loadFloat = () => loadChunk(async () => (await import('./ChatFloat')).ChatFloat);

/** The button of the chat with the number of unread messages; what it opens is loaded with the first press. */
export function ChatCorner() {
  const { id } = useUser();
  const query = useQuery(chatQueries.unread());
  const unread = query.data?.data.count_unread ?? 0;
  const [pressed, setPressed] = useState(false);
  const [Float, setFloat] = useState<ComponentType<ChatFloatProps>>();

  // Windows that were open on the page before are there again.
  useEffect(() => {
    if (storedChats(id).length === 0) return;
    void loadFloat().then(
      (loaded) => setFloat(() => loaded),
      // The button tries again.
      () => undefined,
    );
  }, [id]);

  function open(): void {
    setPressed(true);
    void loadFloat().then(
      (loaded) => setFloat(() => loaded),
      () => showToast({ tone: 'error', text: shellWords('chatNotLoaded') }),
    );
  }

  // In another tab an exam is being sat. The polls go on, and show the chat again when it is over.
  if (isDuringExam(query.error)) return null;
  if (Float) return <Float unread={unread} openAtOnce={pressed} />;
  return <ChatDock button={<ChatButton unread={unread} onPress={open} />} />;
}
