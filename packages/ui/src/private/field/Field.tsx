import { ErrorIcon } from '../../icons';
import { useRef, type ReactNode } from 'react';
import * as css from './Field.css';
import { useErrorPlace, type FieldPlace } from './useErrorPlace';

interface FieldFrameProps {
  ids: { control: string; label: string; description: string; error: string };
  label?: string | undefined;
  description?: string | undefined;
  error?: string | undefined;
  place: FieldPlace;
  required?: boolean | undefined;
  /** Whether the label is a native one; a group of segments or a button is labelled by its id instead. */
  native?: boolean | undefined;
  /** Shown at the end of the description line, such as a counter. */
  aside?: ReactNode;
  /** Keeps the room of the error free while there is none. */
  roomForError?: boolean | undefined;
  children: ReactNode;
}

/** A control with its label above, error and description below. */
export function Field({
  ids,
  label,
  description,
  error,
  place,
  required,
  native = true,
  aside,
  roomForError,
  children,
}: FieldFrameProps) {
  return (
    <div className={css.field}>
      {label !== undefined && (
        <FieldLabel ids={ids} native={native} required={required}>
          {label}
        </FieldLabel>
      )}
      <div className={css.body} data-field-body>
        {children}
        <FieldError id={ids.error} place={place} room={roomForError}>
          {error}
        </FieldError>
        {description !== undefined && (
          <div id={ids.description} className={css.description}>
            {description}
          </div>
        )}
        {aside}
      </div>
    </div>
  );
}

interface FieldLabelProps {
  ids: { control: string; label: string };
  native: boolean;
  required: boolean | undefined;
  children: ReactNode;
}

/** The label above a control; a control that is not native refers to its id. */
export function FieldLabel({ ids, native, required, children }: FieldLabelProps) {
  const star = required && (
    <span aria-hidden="true" className={css.required}>
      *
    </span>
  );
  if (native)
    return (
      <label id={ids.label} htmlFor={ids.control} className={css.label}>
        {children}
        {star}
      </label>
    );
  return (
    <span id={ids.label} className={css.label}>
      {children}
      {star}
    </span>
  );
}

interface FieldErrorProps {
  id: string;
  /** Registers the field in its form. The parent element is its frame. */
  place: FieldPlace;
  /** Keeps its room while it is empty. */
  room?: boolean | undefined;
  children: string | undefined;
}

/** Rendered before it has text, so that screen readers announce the text when it appears. */
export function FieldError({ id, place, room = false, children }: FieldErrorProps) {
  const box = useRef<HTMLDivElement>(null);
  useErrorPlace(box, place);
  return (
    <div
      ref={box}
      id={id}
      aria-live="polite"
      className={css.error}
      tabIndex={-1}
      data-field-error
      data-room={room || undefined}
    >
      {children && (
        <>
          <span className={css.errorIcon} aria-hidden="true">
            <ErrorIcon size="1em" strokeWidth={2} />
          </span>
          {children}
        </>
      )}
    </div>
  );
}
