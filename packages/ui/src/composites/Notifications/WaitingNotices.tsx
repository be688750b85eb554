import { Loading } from '../../components/Loading/Loading';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import * as css from './NoticeLine.css';

/** Placeholder for notifications that are loading. */
export function WaitingNotices({ label }: { label: string }) {
  return (
    <Loading label={label}>
      {[0, 1, 2, 3].map((place) => (
        <div key={place} className={css.waiting}>
          <Skeleton kind="circle" />
          <div className={css.words}>
            <Skeleton lines={2} />
          </div>
        </div>
      ))}
    </Loading>
  );
}
