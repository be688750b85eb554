import type { TopicRow } from '@sen/api/contract/model';
import { Badge } from '@sen/ui/Badge';
import { Card } from '@sen/ui/Card';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { Text } from '@sen/ui/Text';
import { useUser } from '../../app/session/useUser';
import { formatAge } from '../../words/formats';
import { Facts } from '../../patterns/Facts';
import { topicHref } from './topicPlaces';
import { stateLabel, stateTone } from './topicState';
import { words } from './words';

interface TopicCardProps {
  topic: TopicRow;
  /** When the list was loaded. */
  now: number;
}

/** A topic of a list: what it is about, by whom, and how much is going on. */
export function TopicCard({ topic, now }: TopicCardProps) {
  const { company_id } = useUser();
  const { author, company_name, reply_count, report_count, topic_status, locked, deleted_at } = topic;
  const isOfAnother = topic.company_id !== company_id;
  const facts = [
    isOfAnother ? `${author.name} (${company_name})` : author.name,
    ...(topic_status === 'published'
      ? [reply_count === 0 ? words('noReplies') : words('replies', { count: reply_count })]
      : []),
    words('active', { age: formatAge(topic.last_active_at, now) }),
  ];
  return (
    <Card title={topic.title} href={topicHref(topic)}>
      <Stack gap="xs">
        <Text>{topic.excerpt}</Text>
        {deleted_at !== null && topic.reason_for_deletion && (
          <Text>{words('reason', { reason: topic.reason_for_deletion })}</Text>
        )}
        <Inline gap="s">
          <Badge>{topic.theme.name}</Badge>
          {deleted_at !== null && <StatusBadge tone="danger">{words('deleted')}</StatusBadge>}
          {deleted_at === null && topic_status !== 'published' && (
            <StatusBadge tone={stateTone(topic)}>{stateLabel(topic)}</StatusBadge>
          )}
          {topic.audience === 'unit' && topic_status === 'published' && <Badge>{words('forUnit')}</Badge>}
          {locked && <Badge>{words('locked')}</Badge>}
          {report_count > 0 && <Badge tone="danger">{words('reports', { count: report_count })}</Badge>}
        </Inline>
        <Text size="small" tone="muted">
          <Facts facts={facts} />
        </Text>
      </Stack>
    </Card>
  );
}
