import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Loading } from '../../components/Loading/Loading';
import { SearchField } from '../../components/SearchField/SearchField';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { useMessages } from '../../messages/useMessages';
import { NextPage } from '../Chat/NextPage';
import { useFirstNew } from '../Chat/useFirstNew';
import { listMove } from '../Chat/listMove';
import * as css from './ChatList.css';
import { chatListMessages, type ChatListMessages } from './ChatList.messages';
import { ChatListItem } from './ChatListItem';
import type { ChatListProps } from './chatListProps';

export type { ChatListProps, ChatSummary } from './chatListProps';

/** The conversations of a person, latest first, with unread counts. */
export function ChatList({
  query = '',
  onSearch,
  searchDelay = 300,
  loading = false,
  messages,
  ...list
}: ChatListProps) {
  const words = useMessages(chatListMessages, messages);
  return (
    <div className={css.whole}>
      {onSearch && (
        <search>
          <SearchField
            aria-label={words.search}
            placeholder={words.search}
            value={query}
            onSearch={onSearch}
            delay={searchDelay}
          />
        </search>
      )}
      {loading ? <Waiting words={words} /> : <Conversations {...list} words={words} />}
    </div>
  );
}

type ConversationsProps = Omit<
  ChatListProps,
  'query' | 'onSearch' | 'searchDelay' | 'loading' | 'messages'
> & {
  words: ChatListMessages;
};

function Conversations({
  label,
  chats,
  selected,
  onSelect,
  now,
  onNextPage,
  loadingNext,
  words,
}: ConversationsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(selected);
  const known = chats.findIndex(({ id }) => id === (focused ?? selected));
  const stop = Math.max(0, known);
  const rowAt = (place: number) => list.current?.querySelectorAll<HTMLElement>('[role="option"]')[place];
  const button = useFirstNew(chats.length, rowAt);

  function act(event: KeyboardEvent) {
    const chat = chats[stop];
    if (chat && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onSelect(chat.id);
    }
    const next = listMove(event.key, stop, chats.length);
    if (next === undefined) return;
    event.preventDefault();
    setFocused(chats[next]?.id);
    rowAt(next)?.focus();
  }

  function press(event: MouseEvent) {
    const option = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-chat]') : null;
    const id = option?.dataset['chat'];
    if (id === undefined) return;
    setFocused(id);
    onSelect(id);
  }

  if (chats.length === 0) return <output className={css.empty}>{words.empty}</output>;
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its options takes the focus */}
      <div ref={list} role="listbox" aria-label={label} className={css.list} onKeyDown={act} onClick={press}>
        {chats.map((chat, place) => (
          <ChatListItem
            key={chat.id}
            chat={chat}
            selected={chat.id === selected}
            stop={place === stop}
            now={now}
            words={words}
          />
        ))}
      </div>
      {onNextPage && (
        <NextPage ref={button} count={chats.length} loading={loadingNext ?? false} onNext={onNextPage} />
      )}
    </div>
  );
}

function Waiting({ words }: { words: ChatListMessages }) {
  return (
    <Loading label={words.loading}>
      {[0, 1, 2, 3].map((place) => (
        <div key={place} className={css.waiting}>
          <Skeleton kind="circle" />
          <div className={css.words}>
            <Skeleton lines={2} />
          </div>
        </div>
      ))}
    </Loading>
  );
}
