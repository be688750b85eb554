import { BackIcon } from '../../icons';
import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import * as css from './PageHeader.css';

export interface PageHeaderProps {
  /** The only level-1 heading of the page. */
  title: string;
  /** The parent page: 'Đề thi'. */
  back?: { href: string; label: string } | undefined;
  /** `Breadcrumbs`, instead of `back`, for a page with several ancestors. */
  breadcrumbs?: ReactNode;
  /** The state, beside the title. */
  status?: ReactNode;
  description?: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
}

export function PageHeader({ title, back, breadcrumbs, status, description, actions }: PageHeaderProps) {
  return (
    <div className={css.header}>
      {(breadcrumbs !== undefined || back) && (
        <div className={css.above}>
          {breadcrumbs ??
            (back && (
              <Link href={back.href} variant="standalone">
                <Icon of={BackIcon} size="small" directed />
                {back.label}
              </Link>
            ))}
        </div>
      )}
      <div className={css.line}>
        <div className={css.words}>
          <div className={css.titleLine}>
            <Heading level={1}>{title}</Heading>
            {status}
          </div>
          {description !== undefined && <div className={css.description}>{description}</div>}
        </div>
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  );
}
