import { SearchIcon, CloseIcon } from '../../icons';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useMessages } from '../../messages/useMessages';
import { classes } from '../../private/classes';
import { Field } from '../../private/field/Field';
import * as css from '../../private/field/Field.css';
import type { FieldName } from '../../private/field/FieldProps';
import { useField } from '../../private/field/useField';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { searchFieldMessages } from './SearchField.messages';

export type SearchFieldProps = FieldName & {
  name?: string | undefined;
  /** The current search; a change from outside replaces the text. */
  value?: string | undefined;
  /** Called after the debounce delay, and at once on Enter and on clearing. */
  onSearch: (value: string) => void;
  /** Debounce delay, milliseconds. */
  delay?: number | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  disabled?: boolean | undefined;
};

/** Bounds the list for a caller that never updates `value`. */
const mostEchoes = 20;

/** A search field that searches while typing. */
export function SearchField(props: SearchFieldProps) {
  const { value = '', onSearch, delay = 300 } = props;
  const field = useField(props);
  const words = useMessages(searchFieldMessages);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const searched = useRef(value);
  const [given, setGiven] = useState(value);
  const [typed, setTyped] = useState(value);
  /** Searches emitted by this field that have not yet come back as `value`. */
  const [emitted, setEmitted] = useState<readonly string[]>([]);
  const [outside, setOutside] = useState({ value });
  if (value !== given) {
    setGiven(value);
    const at = emitted.indexOf(value);
    // An echo may arrive after more was typed: only a value set by the caller replaces the text.
    setEmitted(at < 0 ? [] : emitted.slice(at + 1));
    if (at < 0) {
      setTyped(value);
      setOutside({ value });
    }
  }

  useEffect(() => {
    searched.current = outside.value;
    return () => clearTimeout(timer.current);
  }, [outside]);

  function type(next: string) {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(next), delay);
  }

  function search(next: string) {
    clearTimeout(timer.current);
    setTyped(next);
    if (next === searched.current) return;
    searched.current = next;
    setEmitted((all) => [...all.slice(-mostEchoes), next]);
    onSearch(next);
  }

  function act(event: KeyboardEvent) {
    if (event.key === 'Enter') search(typed);
    if (event.key === 'Escape' && typed) {
      event.stopPropagation();
      search('');
    }
  }

  return (
    <Field {...field} label={props.label}>
      <div className={css.control}>
        <span className={css.affix.start}>
          <Icon of={SearchIcon} />
        </span>
        <input
          {...field.control}
          ref={input}
          type="search"
          className={classes(css.input, css.afterIcon)}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={act}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          autoComplete="off"
          enterKeyHint="search"
        />
        {typed && (
          <span className={css.affix.button}>
            <IconButton
              name={words.clear}
              icon={<Icon of={CloseIcon} />}
              size="small"
              onPress={() => {
                search('');
                input.current?.focus();
              }}
            />
          </span>
        )}
      </div>
    </Field>
  );
}
