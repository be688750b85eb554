import { classes } from '../../private/classes';
import { ChoiceLine } from '../../private/field/ChoiceLine';
import * as css from '../../private/field/Choice.css';
import type { FieldName } from '../../private/field/FieldProps';
import { useField } from '../../private/field/useField';

export type SwitchProps = FieldName & {
  name?: string | undefined;
  description?: string | undefined;
  disabled?: boolean | undefined;
  on?: boolean | undefined;
  defaultOn?: boolean | undefined;
  onChange?: ((on: boolean) => void) | undefined;
};

/** Takes effect at once; use a checkbox for a setting that is saved later. */
export function Switch({ onChange, on, defaultOn, ...props }: SwitchProps) {
  const { control, ids } = useField(props);
  return (
    <ChoiceLine label={props.label} description={props.description} descriptionId={ids.description}>
      <input
        {...control}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its state without aria-checked
        role="switch"
        className={classes(css.mark, css.toggle)}
        checked={on}
        defaultChecked={defaultOn}
        onChange={(event) => onChange?.(event.target.checked)}
      />
    </ChoiceLine>
  );
}
