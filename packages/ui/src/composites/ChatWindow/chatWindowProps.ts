import type { ChatMessage, ChatPerson } from '../Chat/chat';
import type { ChatWindowMessages } from './ChatWindow.messages';

export const chatWindowFrames = ['floating', 'docked', 'inline'] as const;
export const chatWindowStatuses = ['ready', 'loading', 'failed'] as const;

/** The other side of the conversation. */
export type ChatParty =
  | { kind: 'person'; id: string; name: string; avatar?: string | undefined; online: boolean }
  | {
      kind: 'group';
      id: string;
      title: string;
      avatar?: string | undefined;
      /** Absent while it is not known, and for whoever is not a member any more. */
      memberCount?: number | undefined;
    };

export interface ChatWindowProps {
  party: ChatParty;
  /** The current user; their messages are at the end side. */
  me: ChatPerson;
  /** The loaded messages, oldest first. */
  thread: readonly ChatMessage[];
  /** Current server time, RFC 3339. */
  now: string;
  status?: (typeof chatWindowStatuses)[number] | undefined;
  /** Loads again after `failed`. */
  onRetry?: (() => void) | undefined;
  /** There are older messages than those in `thread`. */
  hasOlder?: boolean | undefined;
  loadingOlder?: boolean | undefined;
  /** Called near the top; prepend older messages and keep the existing ids. */
  onLoadOlder?: (() => void) | undefined;
  /** Whether the newest message is visible: use it to poll and to mark messages as read. */
  onAtEndChange?: ((atEnd: boolean) => void) | undefined;
  /** The unsent text. The caller stores it, so that nothing is lost when the window closes. */
  draft: string;
  onDraftChange: (draft: string) => void;
  /** Receives trimmed, non-empty text; the caller clears the draft. */
  onSend: (text: string) => void;
  /** Selected or pasted files; without it there is no attach button. */
  onAttach?: ((files: File[]) => void) | undefined;
  /** File types for the file chooser: `['.docx', '.pdf', 'image/*']`. */
  accept?: readonly string[] | undefined;
  /** Resends a failed message. */
  onResend?: ((id: string) => void) | undefined;
  /** Gives up a failed message, or cancels a file that is being sent. */
  onDiscard?: ((id: string) => void) | undefined;
  /** Shows everybody who has read a message with `readersAside`. */
  onShowReaders?: ((id: string) => void) | undefined;
  /** Recently used emoji, newest first. */
  recentEmoji?: readonly string[] | undefined;
  onEmojiUsed?: ((sign: string) => void) | undefined;
  /** Says that new messages do not arrive at the moment; the thread and the text box stay. */
  notice?: string | undefined;
  /** Reason why writing is not allowed; shown instead of the text box. */
  refusal?: string | undefined;
  /** The page that shows who is in the group. */
  detailsHref?: string | undefined;
  /** Minimises the window to a bubble. */
  onMinimise?: (() => void) | undefined;
  /** Called by the close button and Escape. */
  onClose?: (() => void) | undefined;
  /**
   * `floating` is fixed to the bottom end of the page and fills a phone; `docked` is one of several in a `ChatDock`; `inline` fills its
   * container.
   */
  frame?: (typeof chatWindowFrames)[number] | undefined;
  /** Focuses the text box when the window opens. */
  focusOnMount?: boolean | undefined;
  messages?: Partial<ChatWindowMessages> | undefined;
}
