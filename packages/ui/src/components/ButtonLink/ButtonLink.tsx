import type { ReactNode } from 'react';
import { classes } from '../../private/classes';
import { LinkFrame, type LinkTarget } from '../../private/LinkFrame';
import type { ButtonSize, ButtonVariant } from '../Button/Button';
import * as css from '../Button/Button.css';

export interface ButtonLinkProps extends LinkTarget {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  /** Full width of the container. */
  wide?: boolean | undefined;
  children: ReactNode;
}

/** A link that looks like a button; it navigates and performs no action. */
export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  icon,
  iconEnd,
  wide = false,
  children,
  ...target
}: ButtonLinkProps) {
  const name = classes(css.button, css.size[size], css.variant[variant], wide && css.wide);
  return (
    <LinkFrame {...target} className={name}>
      {icon && <span className={css.icon}>{icon}</span>}
      <span className={css.label}>{children}</span>
      {iconEnd && <span className={css.icon}>{iconEnd}</span>}
    </LinkFrame>
  );
}
