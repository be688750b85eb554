import { MinusIcon, AddIcon } from '../../icons';
import { Button, Group, Input, NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { classes } from '../../private/classes';
import { Field } from '../../private/field/Field';
import * as fieldCss from '../../private/field/Field.css';
import type { FieldName, FieldState } from '../../private/field/FieldProps';
import { useField } from '../../private/field/useField';
import { given } from '../../private/given';
import { ReactAria } from '../../private/ReactAria';
import { Icon } from '../Icon/Icon';
import * as css from './NumberField.css';

export type NumberFieldProps = FieldName &
  FieldState & {
    /** Null is empty. */
    value?: number | null | undefined;
    defaultValue?: number | undefined;
    /** Called on blur, Enter, an arrow key or a button press. */
    onChange?: ((value: number | null) => void) | undefined;
    min?: number | undefined;
    max?: number | undefined;
    step?: number | undefined;
    /** Maximum number of decimals, 2 by default. */
    decimals?: number | undefined;
    /** Displayed after the number: 'phút', '%'. */
    unit?: string | undefined;
    readOnly?: boolean | undefined;
  };

/** A number in the format of the language: 8,5 in Vietnamese. */
export function NumberField({ onChange, ...props }: NumberFieldProps) {
  const field = useField(props);
  const { ids, disabled, error, described } = field;
  return (
    <ReactAria>
      <Field {...field} label={props.label} description={props.description} required={props.required}>
        <AriaNumberField
          id={ids.control}
          isDisabled={disabled}
          isInvalid={error !== undefined && error !== ''}
          isReadOnly={props.readOnly ?? false}
          isRequired={props.required ?? false}
          validationBehavior="aria"
          formatOptions={{ maximumFractionDigits: props.decimals ?? 2 }}
          onChange={(value) => onChange?.(Number.isNaN(value) ? null : value)}
          {...given({
            name: props.name,
            value: props.value === null ? Number.NaN : props.value,
            defaultValue: props.defaultValue,
            minValue: props.min,
            maxValue: props.max,
            step: props.step,
            'aria-label': props['aria-label'],
            'aria-labelledby': props.label === undefined ? props['aria-labelledby'] : ids.label,
            'aria-describedby': described,
          })}
        >
          <Group className={fieldCss.control}>
            <Input className={classes(fieldCss.input, css.figures)} />
            {props.unit !== undefined && <span className={fieldCss.affix.end}>{props.unit}</span>}
            <span className={css.steps}>
              <Button slot="decrement" className={css.step}>
                <Icon of={MinusIcon} size="small" />
              </Button>
              <Button slot="increment" className={css.step}>
                <Icon of={AddIcon} size="small" />
              </Button>
            </span>
          </Group>
        </AriaNumberField>
      </Field>
    </ReactAria>
  );
}
