import { useState } from 'react';
import { classes } from '../../private/classes';
import * as css from './Avatar.css';
import { initials } from './initials';

export const avatarSizes = ['small', 'medium', 'large', 'portrait'] as const;
const grounds = ['leaf', 'sky', 'petal', 'sand', 'stone'] as const;

export interface AvatarProps {
  /** The person's full name. */
  name: string;
  /** The URL of a picture; the initials are shown without one or if it fails to load. */
  src?: string | undefined;
  size?: (typeof avatarSizes)[number] | undefined;
  /** Exposes the name to assistive technology, where it is not displayed beside the picture. */
  named?: boolean | undefined;
}

export function Avatar({ name, src, size = 'medium', named = false }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const words = named ? ({ role: 'img', 'aria-label': name } as const) : ({ 'aria-hidden': true } as const);
  return (
    <span {...words} className={classes(css.avatar, css.size[size], css.grounds[groundOf(name)])}>
      {src !== undefined && src !== failed ? (
        <img className={css.image} src={src} alt="" loading="lazy" onError={() => setFailed(src)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}

function groundOf(name: string): (typeof grounds)[number] {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1009;
  return grounds[sum % grounds.length] ?? 'stone';
}
