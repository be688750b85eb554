import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import * as css from './FileEntry.css';
import { endingAt } from './nameParts';

interface RenameFieldProps {
  name: string;
  label: string;
  /** Why the last name was refused. */
  problem: string | undefined;
  pending: boolean;
  onChange: () => void;
  onKeep: (name: string) => void;
  onLeave: () => void;
}

/** Inline editor of the name: Enter or blur saves, Escape reverts. */
export function RenameField({ name, label, problem, pending, onChange, onKeep, onLeave }: RenameFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  /** Whether blur may save and close the editor. */
  const settled = useRef(false);

  // When opened from a menu, the closing menu returns the focus to its button.
  useEffect(() => {
    const field = input.current;
    let frames = 0;
    let frame = requestAnimationFrame(function again() {
      if (document.activeElement !== field) {
        field?.focus();
        // Selects the name without its extension.
        field?.setSelectionRange(0, endingAt(field.value));
      }
      frames += 1;
      settled.current = frames > 5;
      if (!settled.current) frame = requestAnimationFrame(again);
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    event.stopPropagation();
    // During an IME composition, Enter belongs to the composition.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onKeep(event.currentTarget.value);
    else if (event.key === 'Escape') onLeave();
    else return;
    event.preventDefault();
  }

  return (
    <span className={css.rename}>
      <input
        ref={input}
        type="text"
        className={css.renameInput}
        aria-label={label}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : id}
        autoComplete="off"
        spellCheck={false}
        defaultValue={name}
        readOnly={pending}
        onChange={onChange}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget }) => {
          if (!settled.current || pending) return;
          if (problem === undefined) onKeep(currentTarget.value);
          else onLeave();
        }}
      />
      {problem !== undefined && (
        <span id={id} role="alert" className={css.problem}>
          {problem}
        </span>
      )}
    </span>
  );
}
