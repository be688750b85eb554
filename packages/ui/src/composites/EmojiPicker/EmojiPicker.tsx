import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { IconButton } from '../../components/IconButton/IconButton';
import { Popover } from '../../components/Popover/Popover';
import { EmojiIcon } from '../../icons';
import { useMessages } from '../../messages/useMessages';
import { EmojiPanel } from './EmojiPanel';
import { emojiPickerMessages, type EmojiPickerMessages } from './EmojiPicker.messages';

export interface EmojiPickerProps {
  /** The picked emoji, as text. */
  onPick: (sign: string) => void;
  /** Recently used emoji, newest first; the caller stores them. */
  recent?: readonly string[] | undefined;
  /** Called after a pick has closed the picker: moves the focus elsewhere than to the button. */
  onPicked?: (() => void) | undefined;
  disabled?: boolean | undefined;
  messages?: Partial<EmojiPickerMessages> | undefined;
}

const none: readonly string[] = [];

/** A button that opens an emoji picker, searchable in Vietnamese and English. */
export function EmojiPicker({ onPick, recent = none, onPicked, disabled, messages }: EmojiPickerProps) {
  const words = useMessages(emojiPickerMessages, messages);
  const [open, setOpen] = useState(false);
  const picked = useRef(false);

  // Runs after closing: an open picker traps the focus.
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
