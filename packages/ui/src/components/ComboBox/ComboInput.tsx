import { useContext, useEffect, useRef, type KeyboardEvent, type Ref } from 'react';
import { ComboBoxStateContext, Input } from 'react-aria-components/ComboBox';
import { input } from '../../private/field/Field.css';

interface ComboInputProps {
  placeholder: string;
  /** More options are on their way. */
  pending: boolean;
  onType: ((typed: string) => void) | undefined;
  focusOnMount: boolean | undefined;
  ref: Ref<HTMLInputElement>;
}

/** The end of the list that an arrow key goes to. */
const ends: Readonly<Record<string, 'first' | 'last'>> = { ArrowDown: 'first', ArrowUp: 'last' };

/**
 * The input of a combobox. Alt with an arrow key opens and closes the list, as in the ARIA pattern and native lists; react-aria
 * does not handle it. Clearing the text clears the selection in the same update: react-aria does it one render later and then
 * resets the text, which deletes a letter typed in between.
 */
export function ComboInput({ placeholder, pending, onType, focusOnMount, ref }: ComboInputProps) {
  const state = useContext(ComboBoxStateContext);
  /** Where an arrow key has gone; null after anything else. */
  const gone = useRef<'first' | 'last'>(null);

  // Options that arrive after the arrow key: it has gone to one of them, as if they had been there.
  useEffect(() => {
    if (!state?.isOpen) {
      gone.current = null;
      return;
    }
    const { collection, selectionManager } = state;
    if (gone.current === null || selectionManager.focusedKey !== null) return;
    const chosen = selectionManager.firstSelectedKey;
    const end = gone.current === 'first' ? collection.getFirstKey() : collection.getLastKey();
    const key = chosen !== null && collection.getItem(chosen) ? chosen : end;
    if (key !== null) selectionManager.setFocusedKey(key);
  });

  function change(typed: string) {
    gone.current = null;
    if (typed === '' && state?.value != null) state.setValue(null);
    onType?.(typed);
  }

  function hear(event: KeyboardEvent<HTMLInputElement>) {
    gone.current = ends[event.key] ?? null;
    if (!event.altKey || !state || event.currentTarget.readOnly) return;
    if (event.key === 'ArrowDown') state.open('first', 'manual');
    else if (event.key === 'ArrowUp') state.close();
    else return;
    event.preventDefault();
  }

  /**
   * There is no choice yet: react-aria would discard the text and, with its list closed, submit the form. Until the options of an
   * open list have arrived, Enter leaves it open.
   */
  function offerAgain(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || !state || event.nativeEvent.isComposing) return;
    const { isOpen, inputValue, selectedItem, selectionManager, collection } = state;
    if (isOpen && pending && collection.size === 0) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (inputValue.trim() === '' || inputValue === selectedItem?.textValue) return;
    if (isOpen && selectionManager.focusedKey !== null) return;
    event.preventDefault();
    event.stopPropagation();
    if (isOpen) selectionManager.setFocusedKey(collection.getFirstKey());
    else state.open('first', 'input');
  }

  return (
    <Input
      ref={ref}
      className={input}
      placeholder={placeholder}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides: the first field of a dialog
      autoFocus={focusOnMount}
      onInput={(event) => change(event.currentTarget.value)}
      onKeyDownCapture={offerAgain}
      onKeyDown={hear}
    />
  );
}
