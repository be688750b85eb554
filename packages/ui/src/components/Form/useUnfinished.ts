import { useCallback, useMemo, useState } from 'react';
import type { FormState } from '../../private/field/FormContext';

/** The fields of a form that are half typed: the form is not submitted, and each shows what to do until it is finished. */
export function useUnfinished(given: FormState['errors']) {
  const [unfinished, setUnfinished] = useState<ReadonlyMap<string, string>>(new Map());
  /** The fields that were half typed at the last submit. */
  const [refused, setRefused] = useState<readonly string[]>([]);

  const registerUnfinished = useCallback((name: string, message: string) => {
    setUnfinished((all) => new Map(all).set(name, message));
    return () => {
      setUnfinished((all) => new Map([...all].filter(([other]) => other !== name)));
      setRefused((all) => (all.includes(name) ? all.filter((other) => other !== name) : all));
    };
  }, []);

  const errors = useMemo(
    () =>
      refused.length === 0
        ? given
        : { ...given, ...Object.fromEntries(refused.map((name) => [name, unfinished.get(name)])) },
    [given, refused, unfinished],
  );

  /** Without what was said of a value that a field is about to replace; it is said again when nothing came of it. */
  const shown = useMemo(() => {
    const isOutdated = (name: string) => unfinished.has(name) && !refused.includes(name);
    const names = Object.keys(errors);
    if (!names.some(isOutdated)) return errors;
    return Object.fromEntries(names.filter((name) => !isOutdated(name)).map((name) => [name, errors[name]]));
  }, [errors, unfinished, refused]);

  /** Shows the messages of half-typed fields; true if there are any. */
  function refuse(): boolean {
    if (unfinished.size === 0) return false;
    setRefused([...unfinished.keys()]);
    return true;
  }

  return { errors, shown, count: unfinished.size, registerUnfinished, refuse };
}
