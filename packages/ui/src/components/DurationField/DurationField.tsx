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
    /** Called on blur or Enter, with whole seconds or null; not with an unreadable text. */
    onChange?: ((seconds: number | null) => void) | undefined;
    /** The minimum and maximum, in seconds. */
    min?: number | undefined;
    max?: number | undefined;
    readOnly?: boolean | undefined;
  };

/** A duration. */
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
  // Called here because the number field below has no name by which the form could find its error.
  const { error } = useField({ ...props, error: props.error ?? short ?? long });

  function change(next: number | null) {
    setOwn(next);
    onChange?.(next);
  }

  if (form === 'clock') return <ClockInput {...props} error={error} seconds={seconds} onChange={change} />;
  // The form receives seconds, so the visible number field has no name.
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
