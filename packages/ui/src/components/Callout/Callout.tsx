import { ErrorIcon, SuccessIcon, ClockIcon, InfoIcon, HintIcon, WarningIcon } from '../../icons';
import type { ReactNode } from 'react';
import { CalloutFrame } from '../../private/CalloutFrame';
import type { Tone } from '../../tokens/tones';

const icons = {
  neutral: InfoIcon,
  accent: HintIcon,
  attention: WarningIcon,
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
  /** Announced at once, for a callout that appears after an event. */
  live?: boolean | undefined;
}

/** Important information about the page. */
export function Callout({ tone = 'info', live = false, ...frame }: CalloutProps) {
  const icon = tone === 'waiting' && live ? WarningIcon : icons[tone];
  return <CalloutFrame {...frame} tone={tone} icon={icon} live={live} />;
}
