import { useLayoutEffect, useRef } from 'react';
import { DeleteIcon, ImageIcon } from '../../icons';
import { useMessages } from '../../messages/useMessages';
import { FieldError, FieldLabel } from '../../private/field/Field';
import type { FieldState } from '../../private/field/FieldProps';
import { useField } from '../../private/field/useField';
import { useObjectAddress } from '../../private/useObjectAddress';
import { Button } from '../Button/Button';
import { DropZone } from '../DropZone/DropZone';
import { FileTrigger } from '../FileTrigger/FileTrigger';
import { Icon } from '../Icon/Icon';
import * as css from './PictureField.css';
import { pictureFieldMessages, type PictureFieldMessages } from './PictureField.messages';

export interface PictureFieldProps extends FieldState {
  label: string;
  /** The address of the picture, or one that is not sent yet; null is none. */
  value: string | Blob | null;
  /** File types that the file chooser offers; the caller judges the file. */
  accept?: readonly string[] | undefined;
  /** The page shows the picture elsewhere: here are only the buttons. */
  shownElsewhere?: boolean | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
  messages?: Partial<PictureFieldMessages> | undefined;
}

/** Chooses, replaces and removes the one picture of a form. */
export function PictureField({
  value,
  accept,
  shownElsewhere = false,
  onChoose,
  onRemove,
  ...props
}: PictureFieldProps) {
  const words = useMessages(pictureFieldMessages, props.messages);
  const { ids, error, described, disabled, place } = useField(props);
  const root = useRef<HTMLDivElement>(null);
  const refocus = useRef(false);
  const { label, description } = props;

  // The pressed button disappears with the picture, so the focus must move.
  useLayoutEffect(() => {
    if (!refocus.current || value !== null) return;
    refocus.current = false;
    root.current?.querySelector('button')?.focus();
  });

  const choose = ([file]: File[]) => file && onChoose(file);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset has no label beside its legend
    <div ref={root} role="group" aria-labelledby={ids.label} className={css.frame}>
      <FieldLabel ids={ids} native={false} required={props.required}>
        {label}
      </FieldLabel>
      {value === null ? (
        <DropZone
          label={words.drop}
          description={description && <span id={ids.description}>{description}</span>}
          chooseLabel={words.choose}
          accept={accept}
          disabled={disabled}
          describedBy={described}
          invalid={error !== undefined}
          onFiles={choose}
        />
      ) : (
        <>
          {!shownElsewhere && <Picture value={value} />}
          <div className={css.buttons}>
            <FileTrigger accept={accept} onFiles={choose}>
              <Button disabled={disabled} describedBy={described} icon={<Icon of={ImageIcon} />}>
                {words.change(label)}
              </Button>
            </FileTrigger>
            <Button
              variant="neutral"
              disabled={disabled}
              icon={<Icon of={DeleteIcon} />}
              onPress={() => {
                refocus.current = true;
                onRemove();
              }}
            >
              {words.remove(label)}
            </Button>
          </div>
        </>
      )}
      <FieldError id={ids.error} place={place}>
        {error}
      </FieldError>
      {value !== null && description && (
        <span id={ids.description} className={css.description}>
          {description}
        </span>
      )}
    </div>
  );
}

function Picture({ value }: { value: string | Blob }) {
  const image = useRef<HTMLImageElement>(null);
  useObjectAddress(image, typeof value === 'string' ? undefined : value);
  return (
    <img ref={image} src={typeof value === 'string' ? value : undefined} alt="" className={css.picture} />
  );
}
