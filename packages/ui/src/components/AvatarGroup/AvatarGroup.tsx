import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useMessages } from '../../messages/useMessages';
import { classes } from '../../private/classes';
import { Avatar, type avatarSizes } from '../Avatar/Avatar';
import { size as avatarSize } from '../Avatar/Avatar.css';
import * as css from './AvatarGroup.css';
import { avatarGroupMessages } from './AvatarGroup.messages';

export interface AvatarGroupPerson {
  id: string;
  /** The person's full name. */
  name: string;
  /** The URL of a picture. */
  src?: string | undefined;
}

export interface AvatarGroupProps {
  /** The name of the group: 'Giảng viên của lớp'. */
  label: string;
  people: readonly AvatarGroupPerson[];
  /** Maximum number of pictures, 4 by default; the remaining people are shown as a number. */
  max?: number | undefined;
  size?: (typeof avatarSizes)[number] | undefined;
}

/** A compact group of people; a screen reader reads each name. */
export function AvatarGroup({ label, people, max = 4, size = 'medium' }: AvatarGroupProps) {
  const words = useMessages(avatarGroupMessages);
  const shown = people.slice(0, max);
  const others = people.slice(max).map((person) => person.name);
  const place = classes(css.person, css.overlap[size]);
  return (
    <ul aria-label={label} className={css.group}>
      {shown.map((person) => (
        <li key={person.id} className={place} title={person.name}>
          <Avatar name={person.name} src={person.src} size={size} named />
        </li>
      ))}
      {others.length > 0 && (
        <li className={place} title={others.join('\n')}>
          <span aria-hidden="true" className={classes(css.more, avatarSize[size])}>
            +{others.length}
          </span>
          <span className={visuallyHidden}>{words.more(others.length, others.join(', '))}</span>
        </li>
      )}
    </ul>
  );
}
