import type { ChatMessage } from '../Chat/chat';
import type { ChatWindowMessages } from './ChatWindow.messages';

/** The announcement of a new message. */
export function spokenMessage(message: ChatMessage, words: ChatWindowMessages): string {
  return words.spoken(message.sender.name, contentText(message, words));
}

function contentText(message: ChatMessage, words: ChatWindowMessages): string {
  switch (message.kind) {
    case 'text':
      return message.text;
    case 'image':
      return words.sentImage(message.alt);
    case 'file':
      return words.sentFile(message.name);
  }
}
