import { Avatar } from '../../components/Avatar/Avatar';
import * as css from './OnlineAvatar.css';

interface OnlineAvatarProps {
  name: string;
  src?: string | undefined;
  online?: boolean | undefined;
}

/** A picture with a dot for who is there. Both are for the eye: the words stand beside. */
export function OnlineAvatar({ name, src, online = false }: OnlineAvatarProps) {
  return (
    <span className={css.place}>
      <Avatar name={name} src={src} />
      {online && <span aria-hidden="true" className={css.dot} />}
    </span>
  );
}
