import type { ChatMessage, ChatPerson } from '../Chat/chat';
import type { ChatWindowMessages } from './ChatWindow.messages';

export const chatWindowFrames = ['floating', 'inline'] as const;
export const chatWindowStatuses = ['ready', 'loading', 'failed'] as const;

/** With whom one talks. */
export type ChatParty =
  | { kind: 'person'; id: string; name: string; avatar?: string | undefined; online: boolean }
  | { kind: 'group'; id: string; title: string; avatar?: string | undefined; memberCount: number };

export interface ChatWindowProps {
  party: ChatParty;
  /** The person who looks; whose messages stand at the end side. */
  me: ChatPerson;
  /** The messages that are loaded, the oldest first. */
  thread: readonly ChatMessage[];
  /** The server's moment now, RFC 3339. */
  now: string;
  status?: (typeof chatWindowStatuses)[number] | undefined;
  /** Loads again after `failed`. */
  onRetry?: (() => void) | undefined;
  /** There are older messages than those of `thread`. */
  hasOlder?: boolean | undefined;
  loadingOlder?: boolean | undefined;
  /** Called near the top; put older messages before the others and keep their ids. */
  onLoadOlder?: (() => void) | undefined;
  /** Whether the newest message is seen: the time to poll, and to count messages as seen. */
  onAtEndChange?: ((atEnd: boolean) => void) | undefined;
  /** What is typed and not sent. The caller keeps it, so that nothing is lost when the window closes. */
  draft: string;
  onDraftChange: (draft: string) => void;
  /** Text that is not empty, without space around it; the caller empties the draft. */
  onSend: (text: string) => void;
  /** Files that were chosen or pasted; without it there is no button for them. */
  onAttach?: ((files: File[]) => void) | undefined;
  /** Kinds of file that the chooser offers: `['.docx', '.pdf', 'image/*']`. */
  accept?: readonly string[] | undefined;
  /** Sends a failed message again. */
  onResend?: ((id: string) => void) | undefined;
  /** Signs that were used last, the newest first. */
  recentEmoji?: readonly string[] | undefined;
  onEmojiUsed?: ((sign: string) => void) | undefined;
  /** Why nothing can be written here; stands in place of the text box. */
  refusal?: string | undefined;
  /** Puts the window away as a bubble. */
  onMinimise?: (() => void) | undefined;
  /** For the close button and Escape. */
  onClose?: (() => void) | undefined;
  /** `floating` stands at the lower end of the page and fills a phone; `inline` fills its place. */
  frame?: (typeof chatWindowFrames)[number] | undefined;
  /** The text box takes the focus when the window opens. */
  focusOnMount?: boolean | undefined;
  messages?: Partial<ChatWindowMessages> | undefined;
}
