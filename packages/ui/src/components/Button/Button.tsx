import type { ReactNode, Ref } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useMessages } from '../../messages/useMessages';
import { ButtonFrame } from '../../private/ButtonFrame';
import { classes } from '../../private/classes';
import { Spinner } from '../Spinner/Spinner';
import * as css from './Button.css';
import { buttonMessages } from './Button.messages';

/**
 * `quiet` is green, for frequent actions; `neutral` is grey, for secondary ones (close, more); `dangerOutline` is a dangerous one
 * among others, `danger` the one that a dialog asks for.
 */
export const buttonVariants = [
  'secondary',
  'primary',
  'quiet',
  'neutral',
  'danger',
  'dangerOutline',
] as const;
export const buttonSizes = ['medium', 'small'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];
export type ButtonSize = (typeof buttonSizes)[number];

export interface ButtonProps {
  children: ReactNode;
  onPress?: (() => void) | undefined;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Before the label; decorative. */
  icon?: ReactNode;
  iconEnd?: ReactNode;
  disabled?: boolean | undefined;
  /** Why the button is disabled. It stays focusable and shows the reason. */
  disabledReason?: string | undefined;
  /** The action is running: the button keeps its size and focus and ignores presses. */
  pending?: boolean | undefined;
  /** For a toggle button. */
  pressed?: boolean | undefined;
  /** For a button that opens something: whether it is open, and the id of what it opens. */
  expanded?: boolean | undefined;
  controls?: string | undefined;
  /** The id of an element that describes the button. */
  describedBy?: string | undefined;
  /** Full width of the container. */
  wide?: boolean | undefined;
  /** The id of the form to submit, for a button outside of it. */
  form?: string | undefined;
  focusOnMount?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  iconEnd,
  pending = false,
  wide = false,
  ...frame
}: ButtonProps) {
  const words = useMessages(buttonMessages);
  const name = classes(
    css.button,
    css.size[size],
    css.variant[variant],
    css.pressed,
    wide && css.wide,
    pending && css.pending,
  );
  return (
    <ButtonFrame {...frame} className={name} inert={pending}>
      {icon && <span className={css.icon}>{icon}</span>}
      <span className={css.label}>{children}</span>
      {iconEnd && <span className={css.icon}>{iconEnd}</span>}
      {pending && (
        <span className={css.spinnerPlace}>
          <Spinner />
          <span className={visuallyHidden}>, {words.pending}</span>
        </span>
      )}
    </ButtonFrame>
  );
}
