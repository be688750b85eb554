import type { CourseReview } from '@sen/api/contract/model';
import { Avatar } from '@sen/ui/Avatar';
import { Badge } from '@sen/ui/Badge';
import { Callout } from '@sen/ui/Callout';
import { Inline } from '@sen/ui/Inline';
import { Rating } from '@sen/ui/Rating';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { Paragraphs } from '../../patterns/Paragraphs';
import { reviewWords as words } from '../../patterns/reviews/reviewWords';
import { formatDate } from '../../words/formats';

/** One review: who, when, how many stars, what was written. */
export function ReviewEntry({ review }: { review: CourseReview }) {
  const { author, stars, text, created_at, updated_at, hidden, is_own } = review;
  return (
    <Stack as="li" gap="xs">
      <Inline gap="s">
        <Avatar name={author.name} src={author.avatar ?? undefined} size="small" />
        <strong>{author.name}</strong>
        {is_own && <Badge>{words('own')}</Badge>}
        <Text as="span" size="small" tone="muted">
          {formatDate(created_at)}
          {updated_at !== created_at && ` · ${words('edited', { date: formatDate(updated_at) })}`}
        </Text>
      </Inline>
      <Rating value={stars} />
      {text && <Paragraphs text={text} />}
      {hidden && (
        <Callout tone="waiting" title={words('hidden')}>
          {words('hiddenBecause', { reason: hidden.reason })}
        </Callout>
      )}
    </Stack>
  );
}
