import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Heading } from '../../components/Heading/Heading';
import { Icon } from '../../components/Icon/Icon';
import { Loading } from '../../components/Loading/Loading';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { Switch } from '../../components/Switch/Switch';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { EmptyIcon, ErrorIcon, RetryIcon } from '../../icons';
import { useMessages } from '../../messages/useMessages';
import { chartMessages } from './Chart.messages';
import * as css from './chart.css';
import type { ChartText } from './ChartProps';
import { ChartTable, type ChartTableData } from './ChartTable';
import type { Points } from './usePoints';
import { useWidth } from '../useWidth';

interface ChartFrameProps extends ChartText {
  empty: boolean;
  table: ChartTableData;
  legend?: ReactNode;
  points: Points;
  /** The focused data point as text, announced on keyboard navigation. */
  announcement: string;
  /** The drawing, which is hidden from screen readers, and its tooltip. */
  children: (width: number) => ReactNode;
}

/** The common frame of charts: title, states, legend, keyboard navigation, and the values as a table. */
export function ChartFrame({ title, level = 3, description, children, ...props }: ChartFrameProps) {
  const id = useId();
  const words = useMessages(chartMessages);
  const [asTable, setAsTable] = useState(false);
  const { ref, width } = useWidth();
  const state = stateOf(props);
  return (
    <figure className={css.figure} aria-labelledby={id}>
      <div className={css.head}>
        <div className={css.words}>
          <Heading level={level} id={id}>
            {title}
          </Heading>
          {description !== undefined && (
            <p id={`${id}-more`} className={css.description}>
              {description}
            </p>
          )}
        </div>
        {state === 'filled' && <Switch label={words.asTable} on={asTable} onChange={setAsTable} />}
      </div>
      {state === 'loading' && (
        <Loading label={words.loading}>
          <Skeleton kind="block" />
        </Loading>
      )}
      {state === 'failed' && (
        <EmptyState
          title={words.failed}
          icon={ErrorIcon}
          tone="danger"
          level={following[level]}
          actions={
            props.onRetry && (
              <Button icon={<Icon of={RetryIcon} />} onPress={props.onRetry}>
                {words.retry}
              </Button>
            )
          }
        >
          {props.error}
        </EmptyState>
      )}
      {state === 'empty' && <EmptyState title={words.empty} icon={EmptyIcon} level={following[level]} />}
      {state === 'filled' && (
        <>
          {!asTable && (
            <>
              {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions -- one tab stop whose arrow keys move between the data points */}
              <div
                ref={ref}
                dir="ltr"
                role="application"
                aria-roledescription={words.kind}
                aria-label={`${title}. ${words.keys}`}
                aria-describedby={description === undefined ? undefined : `${id}-more`}
                tabIndex={0}
                className={css.plot}
                onPointerLeave={() => props.points.hover(null)}
                {...props.points.keys}
              >
                {width > 0 && children(width)}
              </div>
              {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions */}
              <div role="status" className={visuallyHidden}>
                {props.points.announcement && props.announcement}
              </div>
              {props.legend}
            </>
          )}
          <ChartTable caption={title} seen={asTable} {...props.table} />
        </>
      )}
    </figure>
  );
}

const following = { 1: 2, 2: 3, 3: 4, 4: 4 } as const;

function stateOf({
  loading,
  error,
  empty,
}: {
  loading?: boolean | undefined;
  error?: string | undefined;
  empty: boolean;
}) {
  if (loading === true) return 'loading';
  if (error !== undefined) return 'failed';
  return empty ? 'empty' : 'filled';
}
