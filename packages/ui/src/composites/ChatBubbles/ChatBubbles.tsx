import { Icon } from '../../components/Icon/Icon';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { CloseIcon } from '../../icons';
import { useMessages } from '../../messages/useMessages';
import { ButtonFrame } from '../../private/ButtonFrame';
import { CountCorner } from '../Chat/CountBadge';
import { OnlineAvatar } from '../Chat/OnlineAvatar';
import * as css from './ChatBubbles.css';
import { chatBubblesMessages, type ChatBubblesMessages } from './ChatBubbles.messages';

export interface ChatBubble {
  id: string;
  /** The person's name or the group's title. */
  name: string;
  avatar?: string | undefined;
  online?: boolean | undefined;
  /** Number of unread messages. */
  unread?: number | undefined;
}

export interface ChatBubblesProps {
  bubbles: readonly ChatBubble[];
  onRestore: (id: string) => void;
  onClose: (id: string) => void;
  messages?: Partial<ChatBubblesMessages> | undefined;
}

/** Minimised conversations as pictures. */
export function ChatBubbles({ bubbles, onRestore, onClose, messages }: ChatBubblesProps) {
  const words = useMessages(chatBubblesMessages, messages);
  if (bubbles.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of lists without bullets
    <ul role="list" aria-label={words.bubbles} className={css.bubbles}>
      {bubbles.map(({ id, name, avatar, online, unread = 0 }) => (
        <li key={id} className={css.bubble}>
          <ButtonFrame label={words.close(name)} className={css.close} onPress={() => onClose(id)}>
            <Icon of={CloseIcon} size="small" />
          </ButtonFrame>
          <CountCorner count={unread}>
            <ButtonFrame className={css.restore} onPress={() => onRestore(id)}>
              <span className={visuallyHidden}>
                {[words.restore(name), unread > 0 && words.unread(unread)].filter(Boolean).join(', ')}
              </span>
              <OnlineAvatar name={name} src={avatar} online={online} />
            </ButtonFrame>
          </CountCorner>
        </li>
      ))}
    </ul>
  );
}
