import { Avatar } from '../../components/Avatar/Avatar';
import * as css from './OnlineAvatar.css';

interface OnlineAvatarProps {
  name: string;
  src?: string | undefined;
  online?: boolean | undefined;
}

/** A picture with an online dot. Both are decorative: the text is next to it. */
export function OnlineAvatar({ name, src, online = false }: OnlineAvatarProps) {
  return (
    <span className={css.place}>
      <Avatar name={name} src={src} />
      {online && <span aria-hidden="true" className={css.dot} />}
    </span>
  );
}
