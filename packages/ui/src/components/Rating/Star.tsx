import * as css from './Rating.css';
import type { StarFill } from './starsOf';

const line = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.44 6.2 20.5l1.1-6.47L2.6 9.45l6.5-.95z';

/** One star, filled fully, by half or not at all. */
export function Star({ fill }: { fill?: StarFill | undefined }) {
  return (
    <svg className={css.star} data-fill={fill} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path className={css.body} data-body="" d={line} fill="currentColor" />
      <path
        className={css.outline}
        d={line}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
