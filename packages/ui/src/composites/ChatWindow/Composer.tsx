import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { FileTrigger } from '../../components/FileTrigger/FileTrigger';
import { Icon } from '../../components/Icon/Icon';
import { IconButton } from '../../components/IconButton/IconButton';
import { AttachIcon, SendIcon } from '../../icons';
import { EmojiPicker } from '../EmojiPicker/EmojiPicker';
import type { ChatWindowMessages } from './ChatWindow.messages';
import type { ChatWindowProps } from './chatWindowProps';
import * as css from './Composer.css';

type ComposerProps = Pick<
  ChatWindowProps,
  | 'draft'
  | 'onDraftChange'
  | 'onSend'
  | 'onAttach'
  | 'accept'
  | 'recentEmoji'
  | 'onEmojiUsed'
  | 'focusOnMount'
> & { words: ChatWindowMessages };

/** Text box with attachments and emoji. Enter sends, Shift+Enter starts a new line. */
export function Composer({ draft, onDraftChange, onSend, onAttach, words, ...more }: ComposerProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  // A text box that never had the focus reports its caret at the start.
  const caret = useRef<[start: number, end: number]>(undefined);
  const text = draft.trim();

  function send() {
    if (text === '') return;
    onSend(text);
    caret.current = undefined;
    box.current?.focus();
  }

  function act(event: KeyboardEvent) {
    // During an IME composition (Telex in some browsers), Enter and Escape belong to it.
    if (event.nativeEvent.isComposing) event.stopPropagation();
    else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      send();
    }
  }

  function insert(sign: string) {
    const [start, end] = caret.current ?? [draft.length, draft.length];
    onDraftChange(draft.slice(0, start) + sign + draft.slice(end));
    more.onEmojiUsed?.(sign);
    // Places the caret after the emoji once the new text is rendered.
    requestAnimationFrame(() => box.current?.setSelectionRange(start + sign.length, start + sign.length));
  }

  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || !onAttach) return;
    event.preventDefault();
    onAttach(files);
  }

  return (
    <div className={css.composer}>
      {onAttach && (
        <FileTrigger multiple accept={more.accept} onFiles={onAttach}>
          <IconButton name={words.attach} icon={<Icon of={AttachIcon} />} />
        </FileTrigger>
      )}
      <EmojiPicker recent={more.recentEmoji} onPick={insert} onPicked={() => box.current?.focus()} />
      <div className={css.box}>
        <textarea
          ref={box}
          rows={1}
          className={css.text}
          aria-label={words.write}
          placeholder={words.write}
          value={draft}
          onChange={(event) => onDraftChange(event.target.value)}
          onKeyDown={act}
          onPaste={paste}
          onSelect={({ currentTarget: { selectionStart, selectionEnd } }) => {
            caret.current = [selectionStart, selectionEnd];
          }}
          enterKeyHint="send"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides: a window that was just opened
          autoFocus={more.focusOnMount}
        />
      </div>
      <IconButton
        name={words.send}
        icon={<Icon of={SendIcon} />}
        variant="primary"
        disabled={text === ''}
        onPress={send}
      />
    </div>
  );
}
