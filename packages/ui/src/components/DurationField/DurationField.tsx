import { useState } from 'react';
import { useMessages } from '../../messages/useMessages';
import type { FieldName, FieldState } from '../../private/field/FieldProps';
import { useField } from '../../private/field/useField';
import { NumberField } from '../NumberField/NumberField';
import { ClockInput } from './ClockInput';
import { durationFieldMessages } from './DurationField.messages';
import { clockFromSeconds } from './durationText';

/** `clock` is typed as HH:MM:SS, `minutes` as a whole number with its unit: '90 phút'. */
export const durationForms = ['clock', 'minutes'] as const;
export type DurationForm = (typeof durationForms)[number];

export type DurationFieldProps = FieldName &
  FieldState & {
    form?: DurationForm | undefined;
    /** Whole seconds; null is empty. */
    value?: number | null | undefined;
    defaultValue?: number | undefined;
    /** Called when the typing is done, with whole seconds or null; not with what cannot be read. */
    onChange?: ((seconds: number | null) => void) | undefined;
    /** The shortest and the longest, in seconds. */
    min?: number | undefined;
    max?: number | undefined;
    readOnly?: boolean | undefined;
  };

/** How long something lasts. */
export function DurationField({
  form = 'clock',
  defaultValue,
  onChange,
  min,
  max,
  ...props
}: DurationFieldProps) {
  const words = useMessages(durationFieldMessages);
  const [own, setOwn] = useState(defaultValue ?? null);
  const seconds = props.value === undefined ? own : props.value;
  const announce = (limit: number) =>
    form === 'minutes' ? words.inMinutes(Math.round(limit / 60)) : clockFromSeconds(limit);
  const short =
    seconds !== null && min !== undefined && seconds < min ? words.tooShort(announce(min)) : undefined;
  const long =
    seconds !== null && max !== undefined && seconds > max ? words.tooLong(announce(max)) : undefined;
  // Asked for here because the number below has no name under which the form could know its error.
  const { error } = useField({ ...props, error: props.error ?? short ?? long });

  function change(next: number | null) {
    setOwn(next);
    onChange?.(next);
  }

  if (form === 'clock') return <ClockInput {...props} error={error} seconds={seconds} onChange={change} />;
  // The form gets seconds, as everywhere; the number that is seen has no name of its own.
  const { name, ...shown } = props;
  return (
    <>
      <NumberField
        {...shown}
        error={error}
        value={seconds === null ? null : Math.round(seconds / 60)}
        onChange={(minutes) => change(minutes === null ? null : minutes * 60)}
        min={0}
        step={1}
        decimals={0}
        unit={words.minutes}
      />
      {name !== undefined && <input type="hidden" name={name} value={seconds ?? ''} />}
    </>
  );
}
