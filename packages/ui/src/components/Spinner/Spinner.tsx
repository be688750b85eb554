import { spinner } from './Spinner.css';

/** A loading indicator. Hidden from screen readers: the caller provides the text. */
export function Spinner() {
  return <span aria-hidden="true" className={spinner} />;
}
