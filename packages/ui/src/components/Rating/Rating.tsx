import { locales } from '../../messages/languages';
import { useLanguage } from '../../messages/useLanguage';
import { useMessages } from '../../messages/useMessages';
import * as css from './Rating.css';
import { ratingMessages } from './Rating.messages';
import { Star } from './Star';
import { starsOf } from './starsOf';

export interface RatingProps {
  /** The average, from 0 to 5; null without ratings. */
  value: number | null;
  /** Number of ratings. */
  count?: number | undefined;
}

const max = 5;

/** An average rating: stars to the nearest half, and the value as text. */
export function Rating({ value, count }: RatingProps) {
  const words = useMessages(ratingMessages);
  const locale = locales[useLanguage()];
  const average = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <span className={css.rating}>
      <span aria-hidden="true" className={css.stars}>
        {starsOf(value ?? 0, max).map((fill, place) => (
          <Star key={place} fill={fill} />
        ))}
      </span>
      {value === null ? (
        <span className={css.count}>{words.none}</span>
      ) : (
        <span className={css.words}>
          {words.value(average.format(value), max)}
          {count !== undefined && (
            <span className={css.count}> {words.count(new Intl.NumberFormat(locale).format(count))}</span>
          )}
        </span>
      )}
    </span>
  );
}
