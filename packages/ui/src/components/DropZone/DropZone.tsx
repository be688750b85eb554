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

export interface DropZoneProps {
  /** What to drop: 'Kéo thả tệp câu hỏi vào đây'. */
  label: string;
  /** Accepted kinds and sizes. */
  description?: ReactNode;
  chooseLabel?: string | undefined;
  accept?: readonly string[] | undefined;
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
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
  describedBy,
  invalid = false,
  onFiles,
}: DropZoneProps) {
  const words = useMessages(dropZoneMessages);
  const [over, setOver] = useState(false);
  // A finger drags no files.
  const byFinger = useMedia(`${media.touch}, (max-width: 47.99rem)`);

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
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
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
      <FileTrigger accept={accept} multiple={multiple} onFiles={onFiles}>
        <Button disabled={disabled} describedBy={describedBy}>
          {chooseLabel ?? words.choose}
        </Button>
      </FileTrigger>
    </div>
  );
}
