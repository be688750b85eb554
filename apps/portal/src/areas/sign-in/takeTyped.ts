import { textOf } from '../../patterns/visitor/textOf';
import type { Typed } from './SignInView';

export interface TypedBefore extends Typed {
  submitted: boolean;
}

/**
 * Reads the input typed into the form of index.html before the application loaded. Called during the first render,
 * just before React replaces that form.
 */
export function takeTyped(): TypedBefore | undefined {
  const form = document.querySelector(`[data-static="${document.documentElement.lang}"] form`);
  if (!(form instanceof HTMLFormElement)) return undefined;
  const data = new FormData(form);
  return {
    username: textOf(data, 'username'),
    password: textOf(data, 'password'),
    inPassword:
      document.activeElement instanceof HTMLInputElement && document.activeElement.name === 'password',
    submitted: form.dataset['submitted'] === 'true',
  };
}
