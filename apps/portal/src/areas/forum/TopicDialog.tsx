import type { RequestRow } from '@sen/api/contract/model';
import { forumQueries } from '@sen/api/resources/forum/forumQueries';
import { Badge } from '@sen/ui/Badge';
import { Button } from '@sen/ui/Button';
import { Dialog } from '@sen/ui/Dialog';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { words as approvalWords } from '../../patterns/approvals/words';
import { Loaded } from '../../patterns/Loaded';
import { formatDateTime } from '../../words/formats';
import { PostText } from './PostText';
import { words } from './words';

/** The text of a topic, to be decided on. */
export function TopicDialog({ items: [request], onSwitch, onClose }: ActionDialogProps<RequestRow>) {
  const query = useQuery(forumQueries.topic(request?.topic?.id ?? '0'));
  if (!request?.topic) return null;
  const { topic } = request;
  return (
    <Dialog
      open
      size="large"
      title={topic.name}
      onClose={onClose}
      actions={
        request.status === 'pending' ? (
          <>
            <Button onPress={() => onSwitch('deny')}>{approvalWords('deny')}</Button>
            <Button variant="primary" onPress={() => onSwitch('approve')}>
              {approvalWords('approve')}
            </Button>
          </>
        ) : (
          <Button onPress={onClose}>{approvalWords('close')}</Button>
        )
      }
    >
      <Stack gap="m">
        <Inline gap="s">
          <Badge>{topic.theme}</Badge>
          <Text as="span" size="small" tone="muted">
            {words('wroteOn', {
              name: `${request.name} (${request.company_name})`,
              time: formatDateTime(request.created_at),
            })}
          </Text>
        </Inline>
        <Loaded query={query} inDialog>
          {({ data }) => <PostText html={data.content} />}
        </Loaded>
      </Stack>
    </Dialog>
  );
}
