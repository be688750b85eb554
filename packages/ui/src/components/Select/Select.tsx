import { ChevronDownIcon } from '../../icons';
import { Button, ListBox, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { useMessages } from '../../messages/useMessages';
import { classes } from '../../private/classes';
import { Field } from '../../private/field/Field';
import type { FieldName, FieldState } from '../../private/field/FieldProps';
import { useField } from '../../private/field/useField';
import { given } from '../../private/given';
import { OptionLine } from '../../private/options/OptionLine';
import * as optionsCss from '../../private/options/options.css';
import type { SelectOption } from '../../private/options/SelectOption';
import * as overlay from '../../private/overlay/overlay.css';
import { ReactAria } from '../../private/ReactAria';
import { Icon } from '../Icon/Icon';
import * as css from './Select.css';
import { selectMessages } from './Select.messages';

export type { SelectOption } from '../../private/options/SelectOption';

export type SelectProps<Value extends string> = FieldName &
  FieldState & {
    options: readonly SelectOption<Value>[];
    /** Null means no selection. */
    value?: Value | null | undefined;
    defaultValue?: Value | undefined;
    onChange?: ((value: Value) => void) | undefined;
    placeholder?: string | undefined;
    focusOnMount?: boolean | undefined;
  };

/** Selects one of many options. For a few that fit on the page use a RadioGroup. */
export function Select<Value extends string>({ options, onChange, ...props }: SelectProps<Value>) {
  const field = useField(props);
  const words = useMessages(selectMessages);
  const { ids, disabled, error, described } = field;
  return (
    <ReactAria>
      <Field
        {...field}
        label={props.label}
        description={props.description}
        required={props.required}
        native={false}
      >
        <AriaSelect
          allowsEmptyCollection
          className={css.root}
          isDisabled={disabled}
          isInvalid={error !== undefined && error !== ''}
          isRequired={props.required ?? false}
          validationBehavior="aria"
          placeholder={props.placeholder ?? words.placeholder}
          onChange={(key) => {
            const option = options.find(({ value }) => value === key);
            if (option) onChange?.(option.value);
          }}
          {...given({
            name: props.name,
            value: props.value,
            defaultValue: props.defaultValue,
            'aria-label': props['aria-label'],
            'aria-labelledby': props.label === undefined ? props['aria-labelledby'] : ids.label,
            'aria-describedby': described,
          })}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides: the first field of a dialog
          autoFocus={props.focusOnMount ?? false}
        >
          <Button className={css.button}>
            <SelectValue className={css.value}>
              {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
            </SelectValue>
            <span className={css.arrow} aria-hidden="true">
              <Icon of={ChevronDownIcon} />
            </span>
          </Button>
          <Popover className={classes(overlay.panel, optionsCss.panel)} offset={4}>
            {/* The label itself is inert while the list is open, and Chromium computes no name from inert elements. */}
            <ListBox
              {...given({ 'aria-label': props.label ?? props['aria-label'] })}
              className={optionsCss.list}
              items={options}
              renderEmptyState={() => <div className={overlay.empty}>{words.empty}</div>}
            >
              {(option) => <OptionLine id={option.value} option={option} />}
            </ListBox>
          </Popover>
        </AriaSelect>
      </Field>
    </ReactAria>
  );
}
