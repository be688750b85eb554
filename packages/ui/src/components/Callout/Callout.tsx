import { BellIcon, ErrorIcon, SuccessIcon, ClockIcon, InfoIcon, HintIcon, WarningIcon } from '../../icons';
import type { ReactNode } from 'react';
import { classes } from '../../private/classes';
import type { Tone } from '../../tokens/tones';
import { Icon } from '../Icon/Icon';
import * as css from './Callout.css';

const icons = {
  neutral: InfoIcon,
  accent: HintIcon,
  attention: BellIcon,
  waiting: ClockIcon,
  danger: ErrorIcon,
  success: SuccessIcon,
  info: InfoIcon,
} as const satisfies Record<Tone, unknown>;

export interface CalloutProps {
  tone?: Tone | undefined;
  title?: string | undefined;
  children?: ReactNode;
  actions?: ReactNode;
  /** It appeared by something that just happened: it is read out at once. */
  live?: boolean | undefined;
}

/** Something about the page that one should know before going on. */
export function Callout({ tone = 'info', title, children, actions, live = false }: CalloutProps) {
  const icon = tone === 'waiting' && live ? WarningIcon : icons[tone];
  return (
    <div className={classes(css.callout, css.tone[tone])} role={live ? 'alert' : undefined}>
      <span className={css.mark[tone]}>
        <Icon of={icon} />
      </span>
      <div className={css.words}>
        {title !== undefined && <div className={css.title}>{title}</div>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  );
}
