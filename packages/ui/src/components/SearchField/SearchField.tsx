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
  /** What is searched for now; a change from outside is taken over. */
  value?: string | undefined;
  /** Called once the typing rests, and at once for Enter and for clearing. */
  onSearch: (value: string) => void;
  /** How long the typing rests, in milliseconds. */
  delay?: number | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  disabled?: boolean | undefined;
};

/** A caller that never gives a value back must not make the list grow. */
const mostEchoes = 20;

/** Searches while one types. */
export function SearchField(props: SearchFieldProps) {
  const { value = '', onSearch, delay = 300 } = props;
  const field = useField(props);
  const words = useMessages(searchFieldMessages);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const searched = useRef(value);
  const [given, setGiven] = useState(value);
  const [typed, setTyped] = useState(value);
  /** What this field has asked for and has not seen come back as its value. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [outside, setOutside] = useState({ value });
  if (value !== given) {
    setGiven(value);
    const at = asked.indexOf(value);
    // An echo may come when more has been typed: only what somebody else has set takes the place of what stands there.
    setAsked(at < 0 ? [] : asked.slice(at + 1));
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
    setAsked((all) => [...all.slice(-mostEchoes), next]);
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
