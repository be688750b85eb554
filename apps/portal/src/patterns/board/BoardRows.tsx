import { Link } from '@sen/ui/Link';
import { Text } from '@sen/ui/Text';
import type { ReactNode } from 'react';
import { formatNumber } from '../../words/formats';
import * as css from './Board.css';

export interface BoardRow {
  id: string;
  /** How many; the row leads to exactly these. */
  count?: number;
  title: string;
  /** Absent for what has no page for the user. */
  href?: string | undefined;
  /** Lines below the title. */
  details: readonly string[];
  /** A state or a figure at the end. */
  end?: ReactNode;
}

/** The rows of a section; one with an address is a link as a whole. */
export function BoardRows({ rows }: { rows: readonly BoardRow[] }) {
  return (
    <ul className={css.rows}>
      {rows.map(({ id, count, title, href, details, end }) => (
        <li key={id} className={css.row}>
          {count !== undefined && <span className={css.figure}>{formatNumber(count)}</span>}
          <div className={css.words}>
            <span className={css.title}>
              {href === undefined ? (
                title
              ) : (
                <Link href={href} variant="title">
                  {title}
                </Link>
              )}
            </span>
            {details.map((detail) => (
              <Text key={detail} size="small" tone="muted" tabular>
                {detail}
              </Text>
            ))}
          </div>
          {end !== undefined && <div className={css.end}>{end}</div>}
        </li>
      ))}
    </ul>
  );
}
