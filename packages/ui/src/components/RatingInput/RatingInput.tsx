import { useRef, useState } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useMessages } from '../../messages/useMessages';
import type { FieldName, FieldState } from '../../private/field/FieldProps';
import { RadioFrame } from '../../private/field/RadioFrame';
import { useField } from '../../private/field/useField';
import { Button } from '../Button/Button';
import { Star } from '../Rating/Star';
import * as css from './RatingInput.css';
import { ratingInputMessages } from './RatingInput.messages';

const places = [1, 2, 3, 4, 5] as const;

export type RatingInputProps = FieldName &
  FieldState & {
    /** From 1 to 5; null is none. */
    value?: number | null | undefined;
    defaultValue?: number | undefined;
    onChange?: ((value: number | null) => void) | undefined;
    /** Labels of the stars from 1 to 5: 'Rất tệ' … 'Rất tốt'. */
    meanings?: readonly [string, string, string, string, string] | undefined;
    /** Adds a button that clears the rating. */
    clearable?: boolean | undefined;
  };

/** A rating from one to five stars: a group of native radios. */
export function RatingInput({ onChange, meanings, clearable = false, ...props }: RatingInputProps) {
  const field = useField(props);
  const words = useMessages(ratingInputMessages);
  const first = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState<number | null>(props.defaultValue ?? null);
  const chosen = props.value === undefined ? own : props.value;

  function choose(value: number | null) {
    setOwn(value);
    onChange?.(value);
  }
  function clear() {
    choose(null);
    // The pressed button disappears, so the focus must move.
    first.current?.focus();
  }

  return (
    <RadioFrame of={props} field={field}>
      <div className={css.line}>
        <div className={css.stars}>
          {places.map((place, index) => (
            <label
              key={place}
              className={css.star}
              title={meanings?.[index]}
              data-on={chosen !== null && place <= chosen ? '' : undefined}
            >
              <input
                ref={place === 1 ? first : undefined}
                type="radio"
                className={css.radio}
                // Radios need a shared name to form a group, even if no form reads their value.
                name={props.name ?? field.ids.control}
                value={place}
                checked={chosen === place}
                disabled={field.disabled}
                onChange={() => choose(place)}
              />
              <Star fill={chosen !== null && place <= chosen ? 'full' : 'empty'} />
              <span className={visuallyHidden}>
                {words.stars(place)}
                {meanings && `, ${meanings[index]}`}
              </span>
            </label>
          ))}
        </div>
        {chosen !== null && (
          <span aria-hidden="true" className={css.figure}>
            {meanings?.[chosen - 1] ?? words.stars(chosen)}
          </span>
        )}
        {clearable && chosen !== null && !field.disabled && (
          <span className={css.clear}>
            <Button variant="neutral" size="small" onPress={clear}>
              {words.clear}
            </Button>
          </span>
        )}
      </div>
    </RadioFrame>
  );
}
