import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { IconButton } from '../../components/IconButton/IconButton';
import { Popover } from '../../components/Popover/Popover';
import { EmojiIcon } from '../../icons';
import { useMessages } from '../../messages/useMessages';
import { EmojiPanel } from './EmojiPanel';
import { emojiPickerMessages, type EmojiPickerMessages } from './EmojiPicker.messages';

export interface EmojiPickerProps {
  /** The sign that was picked, as text. */
  onPick: (sign: string) => void;
  /** Signs that were used last, the newest first; the caller remembers them. */
  recent?: readonly string[] | undefined;
  /** After it closed by a pick: where the focus should go on from, instead of the button. */
  onPicked?: (() => void) | undefined;
  disabled?: boolean | undefined;
  messages?: Partial<EmojiPickerMessages> | undefined;
}

const none: readonly string[] = [];

/** A button that opens a choice of emoji, found by Vietnamese or English words. */
export function EmojiPicker({ onPick, recent = none, onPicked, disabled, messages }: EmojiPickerProps) {
  const words = useMessages(emojiPickerMessages, messages);
  const [open, setOpen] = useState(false);
  const picked = useRef(false);

  // Once it is closed: while it is open, it keeps the focus inside.
  useEffect(() => {
    if (open || !picked.current) return;
    picked.current = false;
    onPicked?.();
  }, [open, onPicked]);

  return (
    <Popover
      label={words.title}
      placement="top start"
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton name={words.open} icon={<Icon of={EmojiIcon} />} disabled={disabled} />}
    >
      <EmojiPanel
        recent={recent}
        words={words}
        onPick={(sign) => {
          onPick(sign);
          picked.current = true;
          setOpen(false);
        }}
      />
    </Popover>
  );
}
