import { Icon } from '../../components/Icon/Icon';
import { ChatIcon } from '../../icons';
import { useMessages } from '../../messages/useMessages';
import { ButtonFrame } from '../../private/ButtonFrame';
import { CountCorner } from '../Chat/CountBadge';
import * as css from './ChatButton.css';
import { chatButtonMessages, type ChatButtonMessages } from './ChatButton.messages';

export interface ChatButtonProps {
  /** Number of unread messages in all conversations. */
  unread: number;
  /** Its popup is open, or is about to. */
  expanded?: boolean | undefined;
  /** Not needed for the trigger of a `Popover`. */
  onPress?: (() => void) | undefined;
  messages?: Partial<ChatButtonMessages> | undefined;
}

/** The round button of the chat with the number of unread messages. */
export function ChatButton({ unread, expanded, onPress, messages }: ChatButtonProps) {
  const words = useMessages(chatButtonMessages, messages);
  const name = unread > 0 ? `${words.open}, ${words.unread(unread)}` : words.open;
  return (
    <CountCorner count={unread}>
      <ButtonFrame label={name} expanded={expanded} className={css.button} onPress={onPress}>
        <Icon of={ChatIcon} />
      </ButtonFrame>
    </CountCorner>
  );
}
