import { visuallyHidden } from '../../css/visuallyHidden.css';
import * as css from './FileEntry.css';
import { nameParts } from './nameParts';

/** Truncated in the middle: the extension, and what distinguishes two versions, stay visible. */
export function EntryName({ name }: { name: string }) {
  const { start, end } = nameParts(name);
  return (
    <span className={css.name} data-open title={name}>
      <span className={visuallyHidden}>{name}</span>
      <span className={css.nameStart} aria-hidden="true">
        {start}
      </span>
      {end !== '' && (
        <span className={css.nameEnd} aria-hidden="true">
          {end}
        </span>
      )}
    </span>
  );
}
