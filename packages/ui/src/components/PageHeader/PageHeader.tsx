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
  /** Its state, beside the title. */
  status?: ReactNode;
  description?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
}

export function PageHeader({ title, back, status, description, actions }: PageHeaderProps) {
  return (
    <div className={css.header}>
      {back && (
        <div className={css.back}>
          <Link href={back.href} variant="standalone">
            <Icon of={BackIcon} size="small" directed />
            {back.label}
          </Link>
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
