import type { FocusEvent, KeyboardEvent } from 'react';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { MoveDownIcon } from '../../icons';
import { threadRow } from '../Chat/threadRow';
import { useTimeZone } from '../../private/date/useTimeZone';
import type { ChatWindowMessages } from './ChatWindow.messages';
import type { ChatWindowProps } from './chatWindowProps';
import * as css from './Thread.css';
import { ThreadMessage } from './ThreadMessage';
import { threadMove } from './threadMove';
import { useThread } from './useThread';

type ThreadProps = Pick<
  ChatWindowProps,
  'thread' | 'me' | 'now' | 'onLoadOlder' | 'onResend' | 'onDiscard' | 'onShowReaders' | 'onAtEndChange'
> & {
  named: boolean;
  hasOlder: boolean;
  loadingOlder: boolean;
  words: ChatWindowMessages;
};

/** The messages as a feed: one tab stop, arrows move between messages. */
export function Thread({ thread, me, now, named, words, ...rest }: ThreadProps) {
  'use no memo'; // The virtualizer is mutable.
  const { onResend, onDiscard, onShowReaders, ...loading } = rest;
  const timeZone = useTimeZone();
  const { hasOlder, loadingOlder, onLoadOlder } = loading;
  const { scroller, virtualizer, onScroll, toEnd, atEnd, waiting, stop, setFocused, goTo } = useThread({
    thread,
    ownId: me.id,
    hasOlder,
    loadingOlder,
    onLoadOlder,
    onAtEndChange: loading.onAtEndChange,
  });

  function move(event: KeyboardEvent<HTMLElement>) {
    if (!(event.target instanceof HTMLElement) || event.target.dataset['message'] === undefined) return;
    const next = threadMove(event.key, Number(event.target.dataset['message']), thread.length);
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
  }

  function keepFocused(event: FocusEvent) {
    const message = event.target.closest<HTMLElement>('[data-message]');
    setFocused(message ? Number(message.dataset['message']) : undefined);
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(undefined);
  }

  return (
    <div className={css.place}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- one of the articles inside takes the focus */}
      <div
        ref={scroller}
        className={css.scroller}
        onScroll={onScroll}
        onKeyDown={move}
        onFocus={keepFocused}
        onBlur={onBlur}
      >
        {hasOlder && (
          <div className={css.older}>
            <Button size="small" variant="quiet" pending={loadingOlder} onPress={onLoadOlder}>
              {words.older}
            </Button>
          </div>
        )}
        <div
          role="feed"
          aria-label={words.thread}
          aria-busy={loadingOlder}
          className={css.whole}
          style={{ blockSize: virtualizer.getTotalSize() }}
        >
          {virtualizer.getVirtualItems().map(({ key, index, start }) => {
            const row = threadRow(thread, index, timeZone);
            return (
              row && (
                <div
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  className={css.row}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <ThreadMessage
                    row={row}
                    own={row.message.sender.id === me.id}
                    index={index}
                    stop={index === stop}
                    named={named}
                    now={now}
                    onResend={onResend}
                    onDiscard={onDiscard}
                    onShowReaders={onShowReaders}
                    words={words}
                  />
                </div>
              )
            );
          })}
        </div>
      </div>
      {!atEnd && (
        <div className={css.toEnd}>
          <span className={css.toEndButton}>
            <Button size="small" icon={<Icon of={MoveDownIcon} size="small" />} onPress={toEnd}>
              {waiting > 0 ? words.newMessages(waiting) : words.toEnd}
            </Button>
          </span>
        </div>
      )}
    </div>
  );
}
