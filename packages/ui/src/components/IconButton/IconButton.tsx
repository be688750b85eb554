import type { ReactNode, Ref } from 'react';
import { ButtonFrame } from '../../private/ButtonFrame';
import { classes } from '../../private/classes';
import type { ButtonSize, ButtonVariant } from '../Button/Button';
import * as css from '../Button/Button.css';
import { Spinner } from '../Spinner/Spinner';

export interface IconButtonProps {
  /** The accessible name, also shown as a tooltip. */
  name: string;
  icon: ReactNode;
  onPress?: (() => void) | undefined;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  type?: 'button' | 'submit' | undefined;
  disabled?: boolean | undefined;
  /** Why the button is disabled. It stays focusable and shows the reason. */
  disabledReason?: string | undefined;
  pending?: boolean | undefined;
  pressed?: boolean | undefined;
  expanded?: boolean | undefined;
  controls?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button with only an icon. */
export function IconButton({
  name,
  icon,
  variant = 'neutral',
  size = 'medium',
  pending = false,
  ...frame
}: IconButtonProps) {
  const className = classes(
    css.button,
    css.size[size],
    css.square[size],
    css.variant[variant],
    css.pressed,
    pending && css.pending,
  );
  return (
    <ButtonFrame {...frame} className={className} inert={pending} label={name}>
      <span className={css.icon}>{icon}</span>
      {pending && (
        <span className={css.spinnerPlace}>
          <Spinner />
        </span>
      )}
    </ButtonFrame>
  );
}
