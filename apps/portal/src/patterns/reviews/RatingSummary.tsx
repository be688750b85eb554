import type { CourseRating } from '@sen/api/contract/model';
import { Meter } from '@sen/ui/Meter';
import { Rating } from '@sen/ui/Rating';
import { Stack } from '@sen/ui/Stack';
import { formatNumber } from '../../words/formats';
import { reviewWords as words } from './reviewWords';

/** The average of a course's reviews, and how many have five stars, four, …, one. */
export function RatingSummary({ rating }: { rating: CourseRating }) {
  const { average, count, stars } = rating;
  return (
    <Stack gap="s">
      <Rating value={average} count={count} />
      {count > 0 &&
        [5, 4, 3, 2, 1].map((star) => (
          <Meter
            key={star}
            label={words('starsOf', { stars: star })}
            value={stars[star - 1] ?? 0}
            max={count}
            valueText={words('shareOf', { count: formatNumber(stars[star - 1] ?? 0) })}
          />
        ))}
    </Stack>
  );
}
