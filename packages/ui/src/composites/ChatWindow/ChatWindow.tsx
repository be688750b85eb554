import type { KeyboardEvent } from 'react';
import { Button } from '../../components/Button/Button';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Loading } from '../../components/Loading/Loading';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { Icon } from '../../components/Icon/Icon';
import { ChatIcon, NoNetworkIcon } from '../../icons';
import { useMessages } from '../../messages/useMessages';
import { classes } from '../../private/classes';
import { ChatHeader } from './ChatHeader';
import { chatWindowMessages, type ChatWindowMessages } from './ChatWindow.messages';
import * as css from './ChatWindow.css';
import type { ChatWindowProps } from './chatWindowProps';
import { Composer } from './Composer';
import { NewMessagesLog } from './NewMessagesLog';
import { partyName } from './partyName';
import { Thread } from './Thread';

export type { ChatMessage, ChatPerson } from '../Chat/chat';
export type { ChatParty, ChatWindowProps } from './chatWindowProps';

/** A conversation with a person or a group: the messages and the composer. */
export function ChatWindow({
  party,
  me,
  thread,
  status = 'ready',
  onRetry,
  hasOlder = false,
  loadingOlder = false,
  notice,
  refusal,
  detailsHref,
  onMinimise,
  onClose,
  frame = 'floating',
  messages,
  ...parts
}: ChatWindowProps) {
  const words = useMessages(chatWindowMessages, messages);

  function act(event: KeyboardEvent<HTMLElement>) {
    const inside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || event.defaultPrevented || !inside) return;
    event.stopPropagation();
    onClose?.();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Escape from any focused element inside
    <section
      aria-label={words.window(partyName(party))}
      className={classes(css.window, css.frame[frame])}
      onKeyDown={act}
    >
      <ChatHeader
        party={party}
        detailsHref={detailsHref}
        onMinimise={onMinimise}
        onClose={onClose}
        words={words}
      />
      {status === 'loading' && <Waiting words={words} />}
      {status === 'failed' && <Failed onRetry={onRetry} words={words} />}
      {status === 'ready' && thread.length === 0 && (
        <div className={css.instead}>
          <EmptyState title={words.empty} icon={ChatIcon} level={3}>
            {words.emptyMore}
          </EmptyState>
        </div>
      )}
      {status === 'ready' && thread.length > 0 && (
        <Thread
          key={party.id}
          {...parts}
          thread={thread}
          me={me}
          named={party.kind === 'group'}
          hasOlder={hasOlder}
          loadingOlder={loadingOlder}
          words={words}
        />
      )}
      <NewMessagesLog key={`${party.id} ${status}`} thread={thread} ownId={me.id} words={words} />
      {notice !== undefined && (
        <output className={css.notice}>
          <Icon of={NoNetworkIcon} size="small" />
          {notice}
        </output>
      )}
      {refusal === undefined ? (
        <Composer key={`write to ${party.id}`} {...parts} words={words} />
      ) : (
        <p className={css.refusal}>{refusal}</p>
      )}
    </section>
  );
}

function Waiting({ words }: { words: ChatWindowMessages }) {
  return (
    <div className={css.instead}>
      <Loading label={words.loading}>
        <div className={css.waiting}>
          {[false, true, false, false, true].map((own, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- static shapes
            <span key={place} className={css.waitingBubble} data-own={own || undefined}>
              <Skeleton kind="block" />
            </span>
          ))}
        </div>
      </Loading>
    </div>
  );
}

function Failed({ onRetry, words }: { onRetry: (() => void) | undefined; words: ChatWindowMessages }) {
  return (
    <div className={css.instead} role="alert">
      <EmptyState
        title={words.failedToLoad}
        tone="danger"
        icon={NoNetworkIcon}
        level={3}
        actions={onRetry && <Button onPress={onRetry}>{words.retry}</Button>}
      >
        {words.failedMore}
      </EmptyState>
    </div>
  );
}
