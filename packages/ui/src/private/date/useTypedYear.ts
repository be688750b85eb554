import { useState } from 'react';

interface TypedYear<Value> {
  /** What the field shows. */
  shown: Value | null;
  change: (next: Value | null) => void;
  /** The year does not have four digits yet. */
  typing: boolean;
  /** The field was left before the year had four digits. */
  short: boolean;
  onFocusChange: (focused: boolean) => void;
}

/**
 * Keeps a date whose year is still being typed from the caller: where the year is the last part, react-aria hands on each of its
 * digits as a year (2, 20, 200). Until there are four, the caller has no date.
 */
export function useTypedYear<Value>(
  value: Value | null,
  years: (value: Value) => readonly number[],
  hand: (next: Value | null) => void,
): TypedYear<Value> {
  const [typing, setTyping] = useState<Value | null>(null);
  const [focused, setFocused] = useState(false);

  function change(next: Value | null) {
    const short = next !== null && years(next).some((year) => year < 1000);
    setTyping(short ? next : null);
    if (!short) hand(next);
    else if (value !== null) hand(null);
  }

  const isTyping = value === null && typing !== null;
  return {
    // A date that the caller sets replaces what is being typed.
    shown: value ?? typing,
    change,
    typing: isTyping,
    short: isTyping && !focused,
    onFocusChange: setFocused,
  };
}
