import { useEffect, useState } from 'react';
import { Loading } from '../../components/Loading/Loading';
import { loadingMessages } from '../../components/Loading/Loading.messages';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { PageFrame } from '../../layout/PageFrame/PageFrame';
import { useMessages } from '../../messages/useMessages';
import * as css from './PageSkeleton.css';
import { noteSkeleton, skeletonDelay } from './skeletonDelay';

/** `list` a table, `board` sections of rows, `record` a thing with all that belongs to it, `page` a document or a form. */
export const skeletonShapes = ['page', 'list', 'board', 'record'] as const;
/** The bars around the page while they load too: the top bar alone, or with a wide or narrow drawer. */
export const skeletonBars = ['top', 'wide', 'narrow'] as const;

type Shape = (typeof skeletonShapes)[number];

export interface PageSkeletonProps {
  shape?: Shape | undefined;
  /** The title is not shown yet either. */
  untitled?: boolean | undefined;
  /** With the padding and measure of a page; off inside a `PageFrame`. */
  framed?: boolean | undefined;
  bars?: (typeof skeletonBars)[number] | undefined;
}

const measures = { page: 'sheet', list: 'wide', board: 'page', record: 'page' } as const satisfies Record<
  Shape,
  string
>;

/** The one placeholder of a page that loads, in its shape; shown only when that takes more than 200 ms. */
export function PageSkeleton({ shape = 'page', untitled = false, framed = false, bars }: PageSkeletonProps) {
  const content = <Content shape={shape} untitled={untitled} />;
  const page = framed ? <PageFrame measure={measures[shape]}>{content}</PageFrame> : content;
  if (bars === undefined) return page;
  return (
    <div className={css.shell}>
      <div className={css.top} />
      {bars !== 'top' && <div className={css.side} data-bars={bars} />}
      <div className={css.main}>{page}</div>
    </div>
  );
}

function Content({ shape, untitled }: { shape: Shape; untitled: boolean }) {
  const words = useMessages(loadingMessages);
  const [delay] = useState(() => skeletonDelay(performance.now()));
  useEffect(() => noteSkeleton(() => performance.now()), []);
  return (
    <Loading>
      <div className={css.page} style={{ animationDelay: `${delay}ms` }}>
        {untitled && (
          <>
            {/* Every page has a heading to go to, also while its own is not known. */}
            <h1 className={visuallyHidden}>{words.loading}</h1>
            <Skeleton kind="title" />
          </>
        )}
        {(shape === 'page' || shape === 'record') && (
          <>
            <Skeleton kind="block" />
            <Skeleton lines={4} />
          </>
        )}
        {shape === 'list' && (
          <>
            <Skeleton kind="control" />
            <Rows count={8} />
          </>
        )}
        {shape === 'board' && (
          <>
            <Rows count={3} />
            <Rows count={2} />
          </>
        )}
      </div>
    </Loading>
  );
}

function Rows({ count }: { count: number }) {
  return (
    <div className={css.rows}>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={css.row}>
          <div className={css.cell}>
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}
