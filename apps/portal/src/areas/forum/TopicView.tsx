import type { Topic } from '@sen/api/contract/model';
import { forumQueries } from '@sen/api/resources/forum/forumQueries';
import { Avatar } from '@sen/ui/Avatar';
import { Badge } from '@sen/ui/Badge';
import { Card } from '@sen/ui/Card';
import { Inline } from '@sen/ui/Inline';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { Text } from '@sen/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { ActionButtons } from '../../patterns/actions/ActionButtons';
import { DetailPage } from '../../patterns/DetailPage';
import { backToList } from '../../patterns/list/lastLists';
import { formatDateTime } from '../../words/formats';
import { PostText } from './PostText';
import { Replies } from './Replies';
import { topicActions } from './topicActions';
import { TopicHistory } from './TopicHistory';
import { TopicNotices } from './TopicNotices';
import { stateLabel, stateTone } from './topicState';
import { words } from './words';

/** A topic with its replies. */
export function TopicView({ id }: { id: string }) {
  const query = useQuery(forumQueries.topic(id));
  return (
    <DetailPage query={query} name={({ data }) => data.title}>
      {({ data: topic }) => <ShownTopic topic={topic} />}
    </DetailPage>
  );
}

function ShownTopic({ topic }: { topic: Topic }) {
  const user = useUser();
  const [, navigate] = useLocation();
  const back = backToList('forum');
  const isPublished = topic.topic_status === 'published';
  return (
    <>
      <PageHeader
        title={topic.title}
        back={back}
        status={
          topic.deleted_at === null ? (
            !isPublished && <StatusBadge tone={stateTone(topic)}>{stateLabel(topic)}</StatusBadge>
          ) : (
            <StatusBadge tone="danger">{words('deleted')}</StatusBadge>
          )
        }
        actions={
          <ActionButtons
            actions={topicActions(user)}
            only={['follow', 'unfollow', 'edit']}
            behind={['lock', 'unlock', 'report', 'removeDraft', 'remove']}
            item={topic}
            onDone={(action) => action.startsWith('remove') && navigate(back.href, { replace: true })}
          />
        }
      />
      <TopicNotices topic={topic} />
      <Card>
        <Stack gap="m">
          <Inline gap="s" wrap={false}>
            <Avatar name={topic.author.name} src={topic.author.avatar ?? undefined} />
            <Stack gap="none">
              <Text weight="semibold">{topic.author.name}</Text>
              <Text size="small" tone="muted">
                {[topic.company_name, formatDateTime(topic.published_at ?? topic.created_at)].join(' · ')}
              </Text>
            </Stack>
          </Inline>
          <PostText html={topic.content} />
          <Inline gap="s">
            <Badge>{topic.theme.name}</Badge>
            {isPublished && topic.audience !== null && (
              <Badge>{words(topic.audience === 'system' ? 'forSystem' : 'forUnit')}</Badge>
            )}
            {topic.edited_at !== null && (
              <Text as="span" size="small" tone="muted">
                {words('edited', { time: formatDateTime(topic.edited_at) })}
              </Text>
            )}
          </Inline>
        </Stack>
      </Card>
      {isPublished && <Replies topic={topic} />}
      {(topic.edited_at !== null || topic.reply_count > 0) && <TopicHistory id={topic.id} />}
    </>
  );
}
