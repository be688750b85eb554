import type { Topic } from '@sen/api/contract/model';
import { forumMutations } from '@sen/api/resources/forum/forumMutations';
import { forumQueries } from '@sen/api/resources/forum/forumQueries';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { showToast } from '@sen/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showRefusal } from '../../app/errors/showRefusal';
import { useUser } from '../../app/session/useUser';
import { formatDateTime } from '../../words/formats';
import { TopicDecision } from './TopicDecision';
import { stateLabel } from './topicState';
import { words } from './words';

/** What the reader of a topic has to know of its state, or to do about it. */
export function TopicNotices({ topic }: { topic: Topic }) {
  const user = useUser();
  const { rejection, topic_status, deleted_at, request_id } = topic;
  const isOwn = topic.author.id === user.id;
  if (deleted_at !== null)
    return (
      <Callout tone="danger" title={words('deletedTitle')}>
        {topic.reason_for_deletion !== null &&
          topic.reason_for_deletion !== '' &&
          words('reason', { reason: topic.reason_for_deletion })}
      </Callout>
    );
  if (request_id !== null) return <TopicDecision requestId={request_id} />;
  if (topic_status === 'pending')
    return (
      <Callout tone="waiting" title={stateLabel(topic)}>
        {words('pendingText')}
      </Callout>
    );
  if (rejection !== null)
    return (
      <Callout tone="danger" title={stateLabel(topic)}>
        <Stack gap="xs">
          <Text>{words('reason', { reason: rejection.reason })}</Text>
          {rejection.by !== null && rejection.at !== null && (
            <Text size="small">
              {words('rejectedBy', { by: rejection.by, time: formatDateTime(rejection.at) })}
            </Text>
          )}
          {isOwn && <Text>{words('rejectedNext')}</Text>}
        </Stack>
      </Callout>
    );
  return (
    <>
      {topic.locked && <Callout title={words('locked')}>{words('lockedText')}</Callout>}
      {topic.reports.length > 0 && <Reports topic={topic} />}
    </>
  );
}

/** What readers have reported, for who may delete it. */
function Reports({ topic: { id, reports } }: { topic: Topic }) {
  const queries = useQueryClient();
  const dismissal = useMutation({
    mutationFn: () => forumMutations.dismissReports(id),
    onSuccess: () => {
      showToast({ tone: 'success', text: words('dismissDone') });
      void queries.invalidateQueries({ queryKey: forumQueries.all() });
    },
    onError: showRefusal,
  });
  return (
    <Callout
      tone="attention"
      title={words('reportsTitle', { count: reports.length })}
      actions={
        <Button size="small" pending={dismissal.isPending} onPress={() => dismissal.mutate()}>
          {words('dismiss')}
        </Button>
      }
    >
      <Stack as="ul" gap="xs">
        {reports.map(({ id: report, reply_id, name, reason }) => (
          <Text as="li" key={report}>
            {words(reply_id === null ? 'reportOf' : 'reportOfReply', { name, reason })}
          </Text>
        ))}
      </Stack>
    </Callout>
  );
}
