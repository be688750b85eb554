import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import { ErrorIcon } from '../../icons';
import { CalloutFrame } from '../../private/CalloutFrame';
import {
  ErrorPlacesContext,
  FormContext,
  UnfinishedContext,
  type ErrorPlace,
  type FormState,
} from '../../private/field/FormContext';
import { focusPlace, unplacedErrors, wrongPlaces } from '../../private/field/wrongPlaces';
import * as css from './Form.css';
import { useUnfinished } from './useUnfinished';

export { useUnfinishedFields } from './useUnfinishedFields';

export interface FormProps {
  /** Called on submit by button or Enter; `data` contains the values of fields with a `name`. */
  onSubmit: (data: FormData) => void;
  /** Called instead of `onSubmit` while a field is half typed: sets `errors` of the other fields, so that all are shown together. */
  onUnfinished?: (() => void) | undefined;
  /**
   * Error messages by field `name`. The first such field is focused after a submit, and when one appears, but not when one goes.
   * Messages of fields that the form does not have are shown above all fields. While a field is half typed, or its file is on its
   * way, the message of its former value is not shown.
   */
  errors?: FormState['errors'] | undefined;
  /** Disables all fields, for instance while the form is being sent. */
  disabled?: boolean | undefined;
  /** For a submit button outside of the form. */
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  children: ReactNode;
}

const noErrors = {};
const noPlaces: readonly ErrorPlace[] = [];

/** A form. It validates nothing itself: the rules are shared with the server. It is not submitted while a field is half typed. */
export function Form({
  onSubmit,
  onUnfinished,
  errors: given = noErrors,
  disabled = false,
  children,
  ...rest
}: FormProps) {
  const { errors, shown, count, registerUnfinished, refuse } = useUnfinished(given);
  const unplacedBox = useRef<HTMLDivElement>(null);
  const registered = useRef<readonly ErrorPlace[]>([]);
  /** Null until the fields have registered. */
  const [places, setPlaces] = useState<readonly ErrorPlace[] | null>(null);
  const set = useCallback((next: readonly ErrorPlace[]) => {
    registered.current = next;
    setPlaces(next);
  }, []);
  const register = useCallback(
    (place: ErrorPlace) => {
      set([...registered.current, place]);
      return () => set(registered.current.filter((one) => one !== place));
    },
    [set],
  );
  useLayoutEffect(() => set(registered.current), [set]);
  const focusUnplaced = useCallback(() => unplacedBox.current?.focus(), []);
  const context = useMemo(
    () => ({ errors: shown, disabled, register, registerUnfinished, focusUnplaced }),
    [shown, disabled, register, registerUnfinished, focusUnplaced],
  );
  const unplaced = places ? unplacedErrors(places, shown) : [];

  const submitted = useRef(false);
  const before = useRef(errors);
  useEffect(() => {
    const known: FormState['errors'] = before.current;
    before.current = errors;
    const wrong = Object.keys(errors).filter((name) => errors[name]);
    if (wrong.length === 0 || (!submitted.current && wrong.every((name) => known[name]))) return;
    submitted.current = false;
    const [first] = wrongPlaces(registered.current, errors);
    if (first) focusPlace(first);
    else focusUnplaced();
  }, [errors, focusUnplaced]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React bubbles the submit of a form in a dialog to the form of the page, unlike the DOM.
    event.stopPropagation();
    submitted.current = true;
    if (refuse()) onUnfinished?.();
    else onSubmit(new FormData(event.currentTarget));
  }

  return (
    <form
      noValidate
      className={css.form}
      onSubmit={submit}
      id={rest.id}
      aria-label={rest['aria-label']}
      aria-labelledby={rest['aria-labelledby']}
    >
      {unplaced.length > 0 && (
        <div ref={unplacedBox} role="alert" tabIndex={-1} className={css.unplaced}>
          <CalloutFrame tone="danger" icon={ErrorIcon}>
            {unplaced.map((text) => (
              <div key={text}>{text}</div>
            ))}
          </CalloutFrame>
        </div>
      )}
      <FormContext value={context}>
        <UnfinishedContext value={count}>
          <ErrorPlacesContext value={places ?? noPlaces}>{children}</ErrorPlacesContext>
        </UnfinishedContext>
      </FormContext>
    </form>
  );
}
