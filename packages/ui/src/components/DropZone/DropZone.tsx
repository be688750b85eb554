import { SavingIcon } from '../../icons';
import { useState, type DragEvent, type ReactNode } from 'react';
import { media } from '../../css/media';
import { useMessages } from '../../messages/useMessages';
import { useMedia } from '../../private/useMedia';
import { Button } from '../Button/Button';
import { FileTrigger } from '../FileTrigger/FileTrigger';
import { Icon } from '../Icon/Icon';
import * as css from './DropZone.css';
import { dropZoneMessages } from './DropZone.messages';
import { HeldFiles } from './HeldFiles';

export interface DropZoneProps {
  /** What to drop: 'Kéo thả tệp câu hỏi vào đây'. */
  label: string;
  /** Accepted kinds and sizes. */
  description?: ReactNode;
  chooseLabel?: string | undefined;
  accept?: readonly string[] | undefined;
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  /**
   * What else must be given before files can be read, as a sentence. Files that are chosen before that are held: a button hands
   * them over, or says what is missing.
   */
  missing?: string | undefined;
  /** The id of an element that describes the button, such as the error of its field. */
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  onFiles: (files: File[]) => void;
}

/** An area to drop files on, with a button as an alternative to dragging. */
export function DropZone({
  label,
  description,
  chooseLabel,
  accept,
  multiple = false,
  disabled = false,
  missing,
  describedBy,
  invalid = false,
  onFiles,
}: DropZoneProps) {
  const words = useMessages(dropZoneMessages);
  const [over, setOver] = useState(false);
  const [held, setHeld] = useState<readonly File[]>([]);
  // A finger drags no files.
  const byFinger = useMedia(`${media.touch}, (max-width: 47.99rem)`);

  function take(files: File[]) {
    const waits = missing !== undefined;
    setHeld(waits ? files : []);
    if (!waits) onFiles(files);
  }

  function drag(event: DragEvent) {
    if (disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (disabled) return;
    const files = [...event.dataTransfer.files];
    if (files.length > 0) take(multiple ? files : files.slice(0, 1));
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- a fieldset belongs to a form; dropping is only an alternative to the button
    <div
      role="group"
      aria-label={byFinger ? words.choose : label}
      aria-disabled={disabled || undefined}
      data-over={over}
      data-invalid={invalid || undefined}
      className={css.zone}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className={css.mark}>
        <Icon of={SavingIcon} size="large" />
      </span>
      <div className={css.words}>
        <span className={css.title}>{over ? words.drop : label}</span>
        {description !== undefined && <span className={css.description}>{description}</span>}
      </div>
      <FileTrigger accept={accept} multiple={multiple} onFiles={take}>
        <Button disabled={disabled} describedBy={describedBy}>
          {held.length > 0 ? words.chooseOther : (chooseLabel ?? words.choose)}
        </Button>
      </FileTrigger>
      {held.length > 0 && (
        <HeldFiles
          files={held}
          missing={missing}
          words={words}
          onContinue={() => {
            setHeld([]);
            onFiles([...held]);
          }}
        />
      )}
    </div>
  );
}
