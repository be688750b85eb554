import type { LucideIcon } from 'lucide-react';
import { EmptyIcon } from '../../icons';
import { useEffect, useId, type ReactNode } from 'react';
import { classes } from '../../private/classes';
import { Heading, type HeadingLevel } from '../Heading/Heading';
import { Icon } from '../Icon/Icon';
import * as css from './EmptyState.css';

/** `neutral` nothing here, `accent` all done, `waiting` not yet, `danger` failed or refused. */
export const emptyStateTones = ['neutral', 'accent', 'waiting', 'danger'] as const;

export interface EmptyStateProps {
  title: string;
  /** Why it is empty and what to do. */
  children?: ReactNode;
  icon?: LucideIcon | undefined;
  tone?: (typeof emptyStateTones)[number] | undefined;
  level?: HeadingLevel | undefined;
  actions?: ReactNode;
  /** It replaces what had the focus: its title takes the focus. */
  takesFocus?: boolean | undefined;
}

/** A placeholder for missing content: an empty list, a refused page, a failed one. */
export function EmptyState({
  title,
  children,
  icon = EmptyIcon,
  tone = 'neutral',
  level = 2,
  actions,
  takesFocus = false,
}: EmptyStateProps) {
  const id = useId();
  useEffect(() => {
    if (takesFocus) document.getElementById(id)?.focus();
  }, [id, takesFocus]);
  return (
    <div className={css.empty}>
      <span className={classes(css.mark, css.tone[tone])}>
        <Icon of={icon} size="large" />
      </span>
      <div className={css.words}>
        <Heading level={level} size={level < 3 ? 'section' : 'part'} id={id} focusable={takesFocus}>
          {title}
        </Heading>
        {children !== undefined && <div className={css.more}>{children}</div>}
      </div>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
