import { ChevronForwardIcon } from '../../icons';
import type { ReactNode } from 'react';
import { useMedia } from '../../private/useMedia';
import { Icon } from '../Icon/Icon';
import * as css from './Disclosure.css';

export interface DisclosureProps {
  title: ReactNode;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Beside the title: a count, a state. */
  aside?: ReactNode;
  /** Collapses on a phone only: elsewhere the content stands alone. */
  onPhone?: boolean | undefined;
  children: ReactNode;
}

/** Collapses optional content. A native element, so 'find in page' opens it. */
export function Disclosure({
  title,
  open,
  defaultOpen = false,
  onOpenChange,
  aside,
  onPhone = false,
  children,
}: DisclosureProps) {
  const phone = useMedia('(max-width: 47.99rem)');
  if (onPhone && !phone) return <>{children}</>;
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
