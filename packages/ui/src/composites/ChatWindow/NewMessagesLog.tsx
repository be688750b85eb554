import { useState } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import type { ChatMessage } from '../Chat/chat';
import type { ChatWindowMessages } from './ChatWindow.messages';
import { newestStored, newMessages } from './newMessages';
import { spokenMessage } from './spokenMessage';

interface NewMessagesLogProps {
  thread: readonly ChatMessage[];
  ownId: string;
  words: ChatWindowMessages;
}

const kept = 5;

/**
 * Live region for messages of others. The visible list cannot be the log: scrolling adds rows, which would be
 * announced as new.
 */
export function NewMessagesLog({ thread, ownId, words }: NewMessagesLogProps) {
  const newest = newestStored(thread);
  const [known, setKnown] = useState(newest);
  const [spoken, setSpoken] = useState<ChatMessage[]>([]);
  if (newest !== known) {
    setKnown(newest);
    setSpoken([...spoken, ...newMessages(thread, known, ownId)].slice(-kept));
  }
  return (
    <div role="log" aria-label={words.newest} className={visuallyHidden}>
      {spoken.map((message) => (
        <p key={message.id}>{spokenMessage(message, words)}</p>
      ))}
    </div>
  );
}
