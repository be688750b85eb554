import { spinner } from './Spinner.css';

/** Turns while something is awaited. It is mute: whoever shows it says in words what is awaited. */
export function Spinner() {
  return <span aria-hidden="true" className={spinner} />;
}
