import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from '../components/Callout/Callout.css';
import { Icon } from '../components/Icon/Icon';
import type { Tone } from '../tokens/tones';
import { classes } from './classes';

interface CalloutFrameProps {
  tone: Tone;
  icon: LucideIcon;
  title?: string | undefined;
  children?: ReactNode;
  actions?: ReactNode;
  live?: boolean | undefined;
}

/** A callout with a given icon, so that a component with a single tone does not import the icons of all tones. */
export function CalloutFrame({ tone, icon, title, children, actions, live = false }: CalloutFrameProps) {
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
