import type { CatalogueRating } from '@sen/api/contract/model';
import { Rating } from '@sen/ui/Rating';
import { Text } from '@sen/ui/Text';
import { words } from './words';

/** The average of the reviews; without one no empty stars, which would look like a bad one. */
export function CourseStars({ rating: { average, count } }: { rating: CatalogueRating }) {
  if (average !== null) return <Rating value={average} count={count} />;
  return (
    <Text as="span" size="small" tone="muted">
      {words('notRated')}
    </Text>
  );
}
