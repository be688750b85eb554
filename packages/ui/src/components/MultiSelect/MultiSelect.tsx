import { useRef, useState } from 'react';
import { Button, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { ChevronDownIcon } from '../../icons';
import { useMessages } from '../../messages/useMessages';
import { classes } from '../../private/classes';
import { Field } from '../../private/field/Field';
import type { FieldName, FieldState } from '../../private/field/FieldProps';
import { useField } from '../../private/field/useField';
import { given } from '../../private/given';
import * as optionsCss from '../../private/options/options.css';
import type { SelectOption } from '../../private/options/SelectOption';
import * as overlay from '../../private/overlay/overlay.css';
import { ReactAria } from '../../private/ReactAria';
import { Icon } from '../Icon/Icon';
import { TagGroup } from '../TagGroup/TagGroup';
import { ChosenTags } from './ChosenTags';
import { inOptionOrder, withAll, withoutAny } from './chosenValues';
import * as css from './MultiSelect.css';
import { multiSelectMessages } from './MultiSelect.messages';
import { MultiSelectPanel } from './MultiSelectPanel';
import { useFits } from './useFits';

export type { SelectOption } from '../../private/options/SelectOption';

export type MultiSelectProps<Value extends string> = FieldName &
  FieldState & {
    /** All options, or with `onSearch` the results of the search. */
    options: readonly SelectOption<Value>[];
    /** With `onSearch`, the names of selected values that `options` may lack. */
    known?: readonly SelectOption<Value>[] | undefined;
    /** For options from a server: called 300 ms after the last keystroke, and with '' when the list opens. */
    onSearch?: ((typed: string) => void) | undefined;
    /** Options are being loaded. */
    loading?: boolean | undefined;
    value?: readonly Value[] | undefined;
    defaultValue?: readonly Value[] | undefined;
    /** Called with all selected values, in the order of the options. */
    onChange?: ((value: Value[]) => void) | undefined;
    /** The maximum number of selected values; the list says when it is reached. */
    max?: number | undefined;
    placeholder?: string | undefined;
    /** All selected values are visible and sent with the form; the list does not open. */
    readOnly?: boolean | undefined;
  };

/** Selects several of many options, shown as tags, or as a count if the tags do not fit. */
export function MultiSelect<Value extends string>({
  options,
  known = [],
  max = Infinity,
  onChange,
  onSearch,
  loading = false,
  ...props
}: MultiSelectProps<Value>) {
  const field = useField(props);
  const words = useMessages(multiSelectMessages);
  const [own, setOwn] = useState<readonly Value[]>(props.defaultValue ?? []);
  const chosen = props.value ?? own;
  const opener = useRef<HTMLButtonElement>(null);
  const { room, sample, fits } = useFits();
  const { ids, disabled, error, described } = field;
  const invalid = error !== undefined && error !== '';
  const labelOf = (id: Value) =>
    (options.find(({ value }) => value === id) ?? known.find(({ value }) => value === id))?.label ?? id;
  const tags = chosen.map((id) => ({ id, label: labelOf(id) }));
  const names = tags.map(({ label }) => label);
  const tagged = fits && tags.length > 0;

  function change(next: Iterable<string>) {
    const ordered = inOptionOrder(options, next, chosen);
    setOwn(ordered);
    onChange?.(ordered);
  }

  function remove(gone: Value) {
    const left = chosen.filter((value) => value !== gone);
    // The group disappears with its last tag, and the focus with it.
    if (left.length === 0) opener.current?.focus();
    change(left);
  }

  function summary() {
    if (tagged) return words.chosenNames(names);
    return names.length === 1 ? names[0] : words.chosen(names.length);
  }

  if (props.readOnly)
    return (
      <Field {...field} label={props.label} description={props.description} native={false}>
        <ChosenTags {...props} ids={ids} described={described} tags={tags} empty={words.nothing} />
      </Field>
    );

  return (
    <ReactAria>
      <Field
        {...field}
        label={props.label}
        description={props.description}
        required={props.required}
        native={false}
      >
        <div className={css.box} data-invalid={invalid || undefined}>
          <AriaSelect
            selectionMode="multiple"
            allowsEmptyCollection
            isDisabled={disabled}
            isInvalid={invalid}
            isRequired={props.required ?? false}
            validationBehavior="aria"
            value={chosen}
            onOpenChange={(open) => {
              if (open) onSearch?.('');
            }}
            onChange={(keys) => change(keys.map(String))}
            {...given({
              name: props.name,
              'aria-label': props['aria-label'],
              'aria-labelledby': props.label === undefined ? props['aria-labelledby'] : ids.label,
              'aria-describedby': described,
            })}
          >
            <Button ref={opener} className={css.button}>
              <SelectValue className={css.value} data-tags={tagged || undefined}>
                {names.length === 0 ? (props.placeholder ?? words.placeholder) : summary()}
              </SelectValue>
              <span className={css.arrow} aria-hidden="true">
                <Icon of={ChevronDownIcon} />
              </span>
            </Button>
            <Popover className={classes(overlay.panel, optionsCss.panel)} offset={4}>
              <MultiSelectPanel
                label={props.label ?? props['aria-label']}
                options={options}
                chosen={chosen}
                max={max}
                onSearch={onSearch}
                loading={loading}
                words={words}
                onAll={(shown) =>
                  change(
                    withAll(
                      chosen,
                      options.filter((option) => shown.includes(option)),
                      max,
                    ),
                  )
                }
                onNone={() => change(withoutAny(chosen, options))}
              />
            </Popover>
          </AriaSelect>
          <div ref={room} className={css.room}>
            {tagged && (
              <div className={css.tags}>
                <TagGroup aria-label={words.tags} tags={tags} onRemove={disabled ? undefined : remove} />
              </div>
            )}
            <div className={css.clip}>
              <div ref={sample} className={css.sample} aria-hidden="true">
                {tags.map(({ id, label }) => (
                  <span key={id} className={css.sampleTag}>
                    {label}
                  </span>
                ))}
              </div>
            </div>
          </div>
        </div>
      </Field>
    </ReactAria>
  );
}
