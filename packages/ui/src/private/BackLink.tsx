import { Icon } from '../components/Icon/Icon';
import { Link } from '../components/Link/Link';
import { Skeleton } from '../components/Skeleton/Skeleton';
import { visuallyHidden } from '../css/visuallyHidden.css';
import { BackIcon } from '../icons';
import * as css from './BackLink.css';

/** The page or list that one came from: 'Đề thi'. */
export interface BackTarget {
  href: string;
  label: string;
  /** The name is still loading: its place is held, and `label` is read only. */
  loading?: boolean | undefined;
}

/** The link above the title of a page. */
export function BackLink({ to: { href, label, loading = false } }: { to: BackTarget }) {
  return (
    <Link href={href} variant="standalone">
      <span className={css.backIcon}>
        <Icon of={BackIcon} size="small" directed />
      </span>
      {loading ? (
        <span className={css.waiting}>
          <Skeleton />
          <span className={visuallyHidden}>{label}</span>
        </span>
      ) : (
        <span className={css.label}>{label}</span>
      )}
    </Link>
  );
}
