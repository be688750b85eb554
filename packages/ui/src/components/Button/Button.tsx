import type { ReactNode, Ref } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useMessages } from '../../messages/useMessages';
import { ButtonFrame } from '../../private/ButtonFrame';
import { classes } from '../../private/classes';
import { Spinner } from '../Spinner/Spinner';
import * as css from './Button.css';
import { buttonMessages } from './Button.messages';

/** `quiet` is green and for what one does often; `neutral` is grey and for what stands beside (close, more). */
export const buttonVariants = ['secondary', 'primary', 'quiet', 'neutral', 'danger'] as const;
export const buttonSizes = ['medium', 'small'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];
export type ButtonSize = (typeof buttonSizes)[number];

export interface ButtonProps {
  children: ReactNode;
  onPress?: (() => void) | undefined;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Before the words; it is decoration, the words say it all. */
  icon?: ReactNode;
  iconEnd?: ReactNode;
  disabled?: boolean | undefined;
  /** Why it does nothing now. The button is then greyed but can be reached, and says it. */
  disabledReason?: string | undefined;
  /** Its work goes on: it keeps its place and its focus and takes no second press. */
  pending?: boolean | undefined;
  /** For a button that stays on or off. */
  pressed?: boolean | undefined;
  /** For a button that opens something: whether it is open, and its id. */
  expanded?: boolean | undefined;
  controls?: string | undefined;
  /** The id of a text that says more. */
  describedBy?: string | undefined;
  /** As wide as its place. */
  wide?: boolean | undefined;
  /** The id of the form that it submits, where it stands outside of it. */
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
      {children}
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
