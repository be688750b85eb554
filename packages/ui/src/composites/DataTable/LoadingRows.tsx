import { Skeleton } from '../../components/Skeleton/Skeleton';
import { classes } from '../../private/classes';
import * as css from './DataTable.css';

interface LoadingRowsProps {
  rows: number;
  columns: number;
  select: boolean;
  menu: boolean;
}

/** Placeholder rows in their final size, so that nothing shifts after loading. */
export function LoadingRows({ rows, columns, select, menu }: LoadingRowsProps) {
  const edge = <div className={css.skeletonEdge} />;
  return (
    <div aria-hidden="true" className={css.bodyScroll}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={css.row}>
          {select && edge}
          {Array.from({ length: columns }, (__, column) => (
            <div key={column} className={classes(css.skeletonCell, column > 2 && css.skeletonEdge)}>
              <span className={css.skeleton}>
                <Skeleton />
              </span>
            </div>
          ))}
          {menu && edge}
        </div>
      ))}
    </div>
  );
}
