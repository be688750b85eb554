import { ChevronForwardIcon } from '../../icons';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import * as css from './Disclosure.css';

export interface DisclosureProps {
  title: ReactNode;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Beside the title: a count, a state. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Collapses optional content. A native element, so 'find in page' opens it. */
export function Disclosure({
  title,
  open,
  defaultOpen = false,
  onOpenChange,
  aside,
  children,
}: DisclosureProps) {
  return (
    <details
      className={css.disclosure}
      open={open ?? defaultOpen}
      onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
    >
      <summary className={css.summary}>
        <span className={css.arrow}>
          <Icon of={ChevronForwardIcon} />
        </span>
        <span className={css.title}>{title}</span>
        {aside}
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
