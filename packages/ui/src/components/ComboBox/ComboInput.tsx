import { useContext, type KeyboardEvent, type Ref } from 'react';
import { ComboBoxStateContext, Input } from 'react-aria-components/ComboBox';
import { input } from '../../private/field/Field.css';

interface ComboInputProps {
  placeholder: string;
  onType: (typed: string) => void;
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
    onType(typed);
  }

  function hear(event: KeyboardEvent<HTMLInputElement>) {
    if (!event.altKey || !state || event.currentTarget.readOnly) return;
    if (event.key === 'ArrowDown') state.open('first', 'manual');
    else if (event.key === 'ArrowUp') state.close();
    else return;
    event.preventDefault();
  }

  /** Text that is no choice yet, with its list closed: react-aria would discard it and submit the form. */
  function offerAgain(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || !state || state.isOpen || event.nativeEvent.isComposing) return;
    if (state.inputValue.trim() === '' || state.inputValue === state.selectedItem?.textValue) return;
    event.preventDefault();
    event.stopPropagation();
    state.open('first', 'input');
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
