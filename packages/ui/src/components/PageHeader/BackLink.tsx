import { BackIcon } from '../../icons';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import * as css from './PageHeader.css';

/** The page or list that one came from: 'Đề thi'. */
export interface BackTarget {
  href: string;
  label: string;
}

/** The link above the title of a page. */
export function BackLink({ to: { href, label } }: { to: BackTarget }) {
  return (
    <Link href={href} variant="standalone">
      <span className={css.backIcon}>
        <Icon of={BackIcon} size="small" directed />
      </span>
      {label}
    </Link>
  );
}
