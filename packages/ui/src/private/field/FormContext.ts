import { createContext } from 'react';

/** A place in a form where the errors of one field are shown. */
export interface ErrorPlace {
  /** The keys in the form's `errors` whose messages are shown there. */
  names: readonly string[];
  /** The field's name for people. */
  label: () => string;
  /** The element that contains the field's control and its error. */
  frame: () => Element | null;
  /** Shows the part of the form that contains it, if that is hidden. */
  reveal?: (() => void) | undefined;
}

export interface FormState {
  /** Error messages by field name. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Disables all fields while the form is being sent. */
  disabled: boolean;
  /** Registers where a field shows its errors; returns how to remove it. */
  register?: ((place: ErrorPlace) => () => void) | undefined;
  /** Registers a field that is half typed, with the message of what to do; returns how to remove it. */
  registerUnfinished?: ((name: string, message: string) => () => void) | undefined;
  /** Focuses the messages of fields that the form does not have. */
  focusUnplaced?: (() => void) | undefined;
}

export const FormContext = createContext<FormState>({ errors: {}, disabled: false });

/** What the form's fields have registered, apart from `FormContext`, so that a new field does not render the others again. */
export const ErrorPlacesContext = createContext<readonly ErrorPlace[]>([]);

/** How many fields of the form are half typed: what they show is in no value. */
export const UnfinishedContext = createContext(0);

/** The part of a form in which a field is. */
export interface FormPartState {
  name: string;
  reveal?: (() => void) | undefined;
}

export const FormPartContext = createContext<FormPartState>({ name: '' });
