import type { ReactNode } from 'react';
import { MinusIcon, MoveDownIcon, MoveUpIcon, type IconDrawing } from '../../icons';
import { useMessages } from '../../messages/useMessages';
import { classes } from '../../private/classes';
import * as cardCss from '../Card/Card.css';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { Loading } from '../Loading/Loading';
import { Skeleton } from '../Skeleton/Skeleton';
import * as css from './StatCard.css';
import { statCardMessages } from './StatCard.messages';

export const changeDirections = ['up', 'down', 'same'] as const;
export const changeMeanings = ['neutral', 'good', 'bad'] as const;
type Direction = (typeof changeDirections)[number];

export interface StatChange {
  direction: Direction;
  /** The formatted amount: '12%', '3 lớp'. */
  amount: string;
  /** Whether the change is good: more absences are bad. */
  meaning?: (typeof changeMeanings)[number] | undefined;
  /** The reference period: 'so với tháng trước'. */
  since?: string | undefined;
}

export interface StatCardProps {
  label: string;
  /** The formatted value, with its unit. */
  value: string;
  change?: StatChange | undefined;
  /** Makes the whole card a link. */
  href?: string | undefined;
  /** The value is being loaded. */
  loading?: boolean | undefined;
  /** A small chart of the value over time; decorative, because `change` says it as text. */
  sparkline?: ReactNode;
}

const arrows: Record<Direction, IconDrawing> = { up: MoveUpIcon, down: MoveDownIcon, same: MinusIcon };

/** A key figure. */
export function StatCard({ label, value, change, href, loading = false, sparkline }: StatCardProps) {
  const name =
    href === undefined ? (
      label
    ) : (
      <span className={cardCss.cover}>
        <Link href={href} variant="title">
          {label}
        </Link>
      </span>
    );
  return (
    <div className={classes(cardCss.card, href !== undefined && cardCss.linked)}>
      {loading ? (
        <div className={css.pair}>
          <span className={css.label}>{name}</span>
          <Loading>
            <div className={css.waiting}>
              <Skeleton kind="title" />
              <Skeleton />
            </div>
          </Loading>
        </div>
      ) : (
        <>
          <div className={css.line}>
            <dl className={css.pair}>
              <dt className={css.label}>{name}</dt>
              <dd className={css.value}>{value}</dd>
            </dl>
            {sparkline !== undefined && (
              <div aria-hidden="true" className={css.spark}>
                {sparkline}
              </div>
            )}
          </div>
          {change && <Change change={change} />}
        </>
      )}
    </div>
  );
}

function Change({ change: { direction, amount, meaning = 'neutral', since } }: { change: StatChange }) {
  const words = useMessages(statCardMessages);
  return (
    <div className={css.change}>
      <span className={classes(css.moved, css.figure[meaning])}>
        <Icon of={arrows[direction]} size="small" />
        {words[direction](amount)}
      </span>
      {since !== undefined && <span>{since}</span>}
    </div>
  );
}
