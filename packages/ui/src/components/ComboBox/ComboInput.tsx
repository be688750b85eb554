import { useContext, type KeyboardEvent, type Ref } from 'react';
import { ComboBoxStateContext, Input } from 'react-aria-components/ComboBox';
import { input } from '../../private/field/Field.css';

interface ComboInputProps {
  placeholder: string;
  onType: ((typed: string) => void) | undefined;
  focusOnMount: boolean | undefined;
  ref: Ref<HTMLInputElement>;
}

/**
 * The input of a combobox. Alt with an arrow key opens and closes the list, as in the ARIA pattern and native lists; react-aria
 * does not handle it. Clearing the text clears the selection in the same update: react-aria does it one render later and then
 * resets the text, which deletes a letter typed in between.
 */
export function ComboInput({ placeholder, onType, focusOnMount, ref }: ComboInputProps) {
  const state = useContext(ComboBoxStateContext);

  function change(typed: string) {
    if (typed === '' && state?.value != null) state.setValue(null);
    onType?.(typed);
  }

  function hear(event: KeyboardEvent<HTMLInputElement>) {
    if (!event.altKey || !state || event.currentTarget.readOnly) return;
    if (event.key === 'ArrowDown') state.open('first', 'manual');
    else if (event.key === 'ArrowUp') state.close();
    else return;
    event.preventDefault();
  }

  /** Text that is no choice yet: react-aria would discard it and, with its list closed, submit the form. */
  function offerAgain(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || !state || event.nativeEvent.isComposing) return;
    const { isOpen, inputValue, selectedItem, selectionManager, collection } = state;
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
