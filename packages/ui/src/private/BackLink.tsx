import { Icon } from '../components/Icon/Icon';
import { Link } from '../components/Link/Link';
import { BackIcon } from '../icons';
import * as css from './BackLink.css';

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
      <span className={css.label}>{label}</span>
    </Link>
  );
}
