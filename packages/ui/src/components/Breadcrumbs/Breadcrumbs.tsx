import type { ReactNode } from 'react';
import { ChevronForwardIcon, MoreIcon } from '../../icons';
import { useMessages } from '../../messages/useMessages';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Link } from '../Link/Link';
import { Menu } from '../Menu/Menu';
import * as css from './Breadcrumbs.css';
import { breadcrumbsMessages } from './Breadcrumbs.messages';
import { useMiddle } from './useMiddle';

export interface Breadcrumb {
  label: string;
  href: string;
}

export interface BreadcrumbsProps {
  /** The ancestor pages, the topmost first. */
  items: readonly Breadcrumb[];
  /** The title of the current page. */
  current: string;
  /** The name of the navigation; 'Đường dẫn' by default. */
  label?: string | undefined;
}

/** The position of a page in the hierarchy, with links to its ancestors. */
export function Breadcrumbs({ items, current, label }: BreadcrumbsProps) {
  const words = useMessages(breadcrumbsMessages);
  const labels = [...items.map((item) => item.label), current];
  const { nav, ruler, hidden } = useMiddle();
  const first = items.slice(0, 1);
  const middle = items.slice(1, 1 + hidden);
  const rest = items.slice(1 + hidden);

  return (
    <nav ref={nav} aria-label={label ?? words.label} className={css.nav}>
      <ol className={css.list}>
        {first.map((item) => (
          <Step key={item.href}>
            <Link href={item.href} variant="standalone">
              {item.label}
            </Link>
          </Step>
        ))}
        {middle.length > 0 && (
          <Step>
            <Menu
              label={words.more(middle.length)}
              placement="bottom start"
              trigger={
                <IconButton name={words.more(middle.length)} icon={<Icon of={MoreIcon} />} size="small" />
              }
              groups={[middle.map((item) => ({ id: item.href, label: item.label, href: item.href }))]}
            />
          </Step>
        )}
        {rest.map((item) => (
          <Step key={item.href}>
            <Link href={item.href} variant="standalone">
              {item.label}
            </Link>
          </Step>
        ))}
        <li className={css.step}>
          <span aria-current="page" className={css.current}>
            {current}
          </span>
        </li>
      </ol>
      <span ref={ruler} aria-hidden="true" className={css.ruler}>
        {labels.map((step, place) => (
          <span key={place} className={css.measured}>
            {step}
          </span>
        ))}
      </span>
    </nav>
  );
}

function Step({ children }: { children: ReactNode }) {
  return (
    <li className={css.step}>
      {children}
      <span className={css.sign}>
        <Icon of={ChevronForwardIcon} size="small" directed />
      </span>
    </li>
  );
}
