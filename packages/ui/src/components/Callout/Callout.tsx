import { BellIcon, ErrorIcon, SuccessIcon, ClockIcon, InfoIcon, HintIcon, WarningIcon } from '../../icons';
import type { ReactNode } from 'react';
import { CalloutFrame } from '../../private/CalloutFrame';
import type { Tone } from '../../tokens/tones';

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
export function Callout({ tone = 'info', live = false, ...frame }: CalloutProps) {
  const icon = tone === 'waiting' && live ? WarningIcon : icons[tone];
  return <CalloutFrame {...frame} tone={tone} icon={icon} live={live} />;
}
