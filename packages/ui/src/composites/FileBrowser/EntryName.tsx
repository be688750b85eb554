import { Icon } from '../../components/Icon/Icon';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { PeopleIcon } from '../../icons';
import * as css from './FileEntry.css';
import { nameParts } from './nameParts';

/** Truncated in the middle: the extension, and what distinguishes two versions, stay visible. */
export function EntryName({ name, shared }: { name: string; shared: string | undefined }) {
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
      {shared !== undefined && (
        <span className={css.shared} title={shared}>
          <Icon of={PeopleIcon} size="small" />
          <span className={visuallyHidden}>{shared}</span>
        </span>
      )}
    </span>
  );
}
