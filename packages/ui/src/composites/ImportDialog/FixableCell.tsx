import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import * as css from './ImportCheck.css';
import type { ImportDialogMessages } from './ImportDialog.messages';

interface FixableCellProps {
  value: string;
  /** Its error; undefined for a valid value. */
  reason: string | undefined;
  /** The error is in view in another cell: here it is only read with the value. */
  reasonBeside?: boolean | undefined;
  /** Heading of its column. */
  label: string;
  onFix: (value: string) => void;
  words: ImportDialogMessages;
}

/** A value and its error; a press turns it into a field. */
export function FixableCell({ value, reason, reasonBeside = false, label, onFix, words }: FixableCellProps) {
  const [draft, setDraft] = useState<string>();
  const reasonId = useId();
  /** A key has already saved or reverted; the following blur must be ignored. */
  const decided = useRef(false);

  const shownReason = reason !== undefined && (
    <span id={reasonId} className={reasonBeside ? visuallyHidden : css.reason}>
      {reason}
    </span>
  );

  function leave(keep: boolean) {
    if (keep && draft !== undefined && draft !== value) onFix(draft);
    setDraft(undefined);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    decided.current = true;
    // The cell gets the focus before the field is removed.
    const cell = event.currentTarget.closest<HTMLElement>('[role="gridcell"], [role="rowheader"]');
    if (event.key === 'Escape') setDraft(undefined);
    else leave(true);
    cell?.focus();
  }

  if (draft !== undefined)
    return (
      <span className={css.cell}>
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened it, in the same place
          autoFocus
          tabIndex={-1}
          className={css.input}
          aria-label={label}
          aria-invalid={reason !== undefined}
          aria-describedby={reason === undefined ? undefined : reasonId}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={press}
          onBlur={() => {
            if (!decided.current) leave(true);
          }}
        />
        {shownReason}
      </span>
    );
  return (
    <span className={css.cell}>
      <button
        type="button"
        // The grid is one tab stop, also when the field turns back into the value.
        tabIndex={-1}
        className={css.value}
        data-wrong={reason !== undefined || undefined}
        title={reason}
        onClick={() => {
          decided.current = false;
          setDraft(value);
        }}
      >
        {value === '' ? <span className={css.nothing}>{words.emptyValue}</span> : value}
      </button>
      {shownReason}
    </span>
  );
}
