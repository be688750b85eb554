import { BackIcon } from '../../icons';
import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import * as css from './PageHeader.css';

export interface PageHeaderProps {
  /** The page's only first heading. */
  title: string;
  /** Where one came from: 'Đề thi'. */
  back?: { href: string; label: string } | undefined;
  /** `Breadcrumbs`, in place of `back`, where more than one page stands above. */
  breadcrumbs?: ReactNode;
  /** Its state, beside the title. */
  status?: ReactNode;
  description?: ReactNode;
  /** Buttons, the main one last. */
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
