import { useContext, type KeyboardEvent } from 'react';
import { ComboBoxStateContext, Input } from 'react-aria-components/ComboBox';
import { input } from '../../private/field/Field.css';

interface ComboInputProps {
  placeholder: string;
  onType: (typed: string) => void;
}

/**
 * The input of a combobox. Alt with an arrow key opens and closes the list, as in the ARIA pattern and native lists; react-aria
 * does not handle it.
 */
export function ComboInput({ placeholder, onType }: ComboInputProps) {
  const state = useContext(ComboBoxStateContext);

  function hear(event: KeyboardEvent<HTMLInputElement>) {
    if (!event.altKey || !state || event.currentTarget.readOnly) return;
    if (event.key === 'ArrowDown') state.open('first', 'manual');
    else if (event.key === 'ArrowUp') state.close();
    else return;
    event.preventDefault();
  }

  return (
    <Input
      className={input}
      placeholder={placeholder}
      onInput={(event) => onType(event.currentTarget.value)}
      onKeyDown={hear}
    />
  );
}
