import { Button } from '../../components/Button/Button';
import { useLanguage } from '../../messages/useLanguage';
import { formatShare } from '../../private/formatPercent';
import { useTimeZone } from '../../private/date/useTimeZone';
import type { ChatMessage } from '../Chat/chat';
import { minuteOf } from '../Chat/chatTime';
import type { ChatWindowMessages } from './ChatWindow.messages';
import { SeenBy } from './SeenBy';
import * as css from './ThreadMessage.css';

interface MessageFootProps {
  message: ChatMessage;
  last: boolean;
  onResend: ((id: string) => void) | undefined;
  onDiscard: ((id: string) => void) | undefined;
  onShowReaders: ((id: string) => void) | undefined;
  words: ChatWindowMessages;
}

/** Below a message: when it was sent, whether it is on its way or was not sent, and who has seen it. */
export function MessageFoot({ message, last, words, ...acts }: MessageFootProps) {
  const { onResend, onDiscard, onShowReaders } = acts;
  const timeZone = useTimeZone();
  const language = useLanguage();
  const { id, state = 'sent', progress, failure, seenBy = [], createdAt } = message;
  if (!last && state === 'sent' && seenBy.length === 0) return null;
  const cancels = state === 'sending' && progress !== undefined;
  return (
    <div className={css.foot}>
      {state === 'sent' && last && <time dateTime={createdAt}>{minuteOf(createdAt, timeZone)}</time>}
      {state === 'sending' &&
        (progress === undefined ? words.sending : words.progress(formatShare(progress, language)))}
      {state === 'failed' && <span className={css.failed}>{failure ?? words.failed}</span>}
      {state === 'failed' && onResend && (
        <Button variant="quiet" size="small" onPress={() => onResend(id)}>
          {words.resend}
        </Button>
      )}
      {(state === 'failed' || cancels) && onDiscard && (
        <Button variant="quiet" size="small" onPress={() => onDiscard(id)}>
          {cancels ? words.cancel : words.discard}
        </Button>
      )}
      {state === 'sent' && message.readersAside === true && onShowReaders && (
        <Button variant="quiet" size="small" onPress={() => onShowReaders(id)}>
          {words.readers}
        </Button>
      )}
      {seenBy.length > 0 && <SeenBy people={seenBy} words={words} />}
    </div>
  );
}
