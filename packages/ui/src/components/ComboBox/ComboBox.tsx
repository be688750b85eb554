import { useRef, useState } from 'react';
import { Button, ComboBox as AriaComboBox, ListBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { ChevronDownIcon } from '../../icons';
import { useMessages } from '../../messages/useMessages';
import { Field } from '../../private/field/Field';
import type { FieldName, FieldState } from '../../private/field/FieldProps';
import { useField } from '../../private/field/useField';
import { given } from '../../private/given';
import { OptionLine } from '../../private/options/OptionLine';
import * as optionsCss from '../../private/options/options.css';
import type { SelectOption } from '../../private/options/SelectOption';
import { useSearch } from '../../private/options/useSearch';
import * as overlay from '../../private/overlay/overlay.css';
import { ReactAria } from '../../private/ReactAria';
import { useTextRules } from '../../private/useTextRules';
import { Icon } from '../Icon/Icon';
import { Spinner } from '../Spinner/Spinner';
import * as css from './ComboBox.css';
import { comboBoxMessages } from './ComboBox.messages';
import { ComboInput } from './ComboInput';
import { ComboPopover } from './ComboPopover';
import { useChosenOption } from './useChosenOption';

export type { SelectOption } from '../../private/options/SelectOption';

export type ComboBoxProps<Value extends string> = FieldName &
  FieldState & {
    /** All options, or with `onSearch` the results of the search; initially they contain the one of `value`. */
    options: readonly SelectOption<Value>[];
    /** Null means no selection. */
    value?: Value | null | undefined;
    defaultValue?: Value | undefined;
    /** Called with null when the text is cleared. */
    onChange?: ((value: Value | null) => void) | undefined;
    /** For options from a server: called 300 ms after the last keystroke, and with '' when the list opens without typing. */
    onSearch?: ((typed: string) => void) | undefined;
    /** The options are being loaded: until then those of an earlier search are offered only if they match what is typed. */
    loading?: boolean | undefined;
    placeholder?: string | undefined;
    readOnly?: boolean | undefined;
    focusOnMount?: boolean | undefined;
  };

/** Selects one of many options by typing a part of its name. */
export function ComboBox<Value extends string>({
  options,
  onChange,
  onSearch,
  loading = false,
  ...props
}: ComboBoxProps<Value>) {
  const field = useField(props);
  const words = useMessages(comboBoxMessages);
  const { matches } = useTextRules(onSearch === undefined);
  const [own, setOwn] = useState<Value | null>(props.defaultValue ?? null);
  const value = props.value === undefined ? own : props.value;
  const listed = useChosenOption(options, value);
  const search = useSearch(onSearch);
  // Until a search has answered, the options are those of an earlier one.
  const searching = onSearch !== undefined && (loading || search.waiting);
  const input = useRef<HTMLInputElement>(null);
  const { ids, disabled, error, described } = field;

  function choose(key: unknown) {
    const next = listed.find((option) => option.value === key)?.value ?? null;
    if (next === value) return;
    setOwn(next);
    onChange?.(next);
  }

  /** The text in the field unless it is the selected option: scrolling closes the list and leaves the text. */
  function leftText(): string {
    const text = input.current?.value ?? '';
    return text === listed.find((option) => option.value === value)?.label ? '' : text;
  }

  function shown(label: string, typed: string) {
    if (!onSearch) return matches(label, typed);
    return options.some((option) => option.label === label) && (!searching || matches(label, typed));
  }

  return (
    <ReactAria>
      <Field {...field} label={props.label} description={props.description} required={props.required}>
        <AriaComboBox
          id={ids.control}
          allowsEmptyCollection
          className={css.root}
          isDisabled={disabled}
          isInvalid={error !== undefined && error !== ''}
          isReadOnly={props.readOnly ?? false}
          isRequired={props.required ?? false}
          validationBehavior="aria"
          value={value}
          onChange={choose}
          onOpenChange={(open, trigger) => {
            if (open && trigger !== 'input') search.now(leftText());
          }}
          defaultFilter={shown}
          {...given({
            name: props.name,
            'aria-label': props['aria-label'],
            'aria-labelledby': props.label === undefined ? props['aria-labelledby'] : ids.label,
            'aria-describedby': described,
          })}
        >
          <Group className={css.box}>
            <ComboInput
              ref={input}
              placeholder={props.placeholder ?? words.placeholder}
              pending={loading || searching}
              onType={onSearch && search.later}
              focusOnMount={props.focusOnMount}
            />
            {loading && (
              <span className={css.waiting}>
                <Spinner />
              </span>
            )}
            <Button className={css.arrow}>
              <Icon of={ChevronDownIcon} />
            </Button>
          </Group>
          <ComboPopover>
            <ListBox
              className={optionsCss.list}
              items={listed}
              renderEmptyState={() => (
                <div className={overlay.empty}>{loading || searching ? words.loading : words.empty}</div>
              )}
            >
              {(option) => <OptionLine id={option.value} option={option} />}
            </ListBox>
          </ComboPopover>
        </AriaComboBox>
        <span role="status" className={visuallyHidden}>
          {loading && words.loading}
        </span>
      </Field>
    </ReactAria>
  );
}
