import type { Reply, Topic } from '@sen/api/contract/model';
import { forumMutations } from '@sen/api/resources/forum/forumMutations';
import {
  factsOfReply,
  factsOfTopic,
  mayDeleteReply,
  mayEditReply,
  mayReportReply,
} from '@sen/domain/forum/topicRules';
import { ActionRow, type RowAction } from '@sen/ui/ActionRow';
import { Avatar } from '@sen/ui/Avatar';
import { Card } from '@sen/ui/Card';
import { Icon } from '@sen/ui/Icon';
import { DeleteIcon, EditIcon, FlagIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useState } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import { useUser } from '../../app/session/useUser';
import { formatDateTime } from '../../words/formats';
import { PostText } from './PostText';
import { reportTexts } from './reportTexts';
import { words } from './words';

const ReasonDialog = lazyPart(async () => (await import('./ReasonDialog')).ReasonDialog);
const EditReplyDialog = lazyPart(async () => (await import('./EditReplyDialog')).EditReplyDialog);

type Doing = 'edit' | 'report' | 'remove';

interface ReplyCardProps {
  reply: Reply;
  topic: Topic;
}

/** A reply; of a deleted one only that it was there, and for its author why. */
export function ReplyCard({ reply, topic }: ReplyCardProps) {
  const [doing, setDoing] = useState<Doing | null>(null);
  const actions = useReplyActions(reply, topic, setDoing);
  const { author, created_at, edited_at, deleted_at, reason_for_deletion } = reply;
  const close = () => setDoing(null);
  return (
    <Card>
      <Stack gap="s">
        <Inline justify="between" gap="s">
          <Inline gap="s" wrap={false}>
            <Avatar name={author.name} src={author.avatar ?? undefined} size="small" />
            <Stack gap="none">
              <Text weight="semibold">{author.name}</Text>
              <Text size="small" tone="muted">
                {[
                  formatDateTime(created_at),
                  ...(edited_at === null ? [] : [words('edited', { time: formatDateTime(edited_at) })]),
                ].join(' · ')}
              </Text>
            </Stack>
          </Inline>
          {actions.length > 0 && <ActionRow actions={actions} size="small" />}
        </Inline>
        {deleted_at === null ? (
          <PostText html={reply.content} />
        ) : (
          <Text tone="muted">
            {words('replyDeleted')}
            {reason_for_deletion !== null && ` ${words('reason', { reason: reason_for_deletion })}`}
          </Text>
        )}
      </Stack>
      {doing === 'edit' && <EditReplyDialog reply={reply} onClose={close} />}
      {(doing === 'remove' || doing === 'report') && (
        <ReasonDialog {...reasonOf(doing, reply)} onSaved={close} onClose={close} />
      )}
    </Card>
  );
}

function reasonOf(doing: 'remove' | 'report', { id, topic_id }: Reply) {
  return doing === 'remove'
    ? {
        texts: {
          title: words('removeReplyTitle'),
          submit: words('removeReply'),
          label: words('removeReason'),
          description: words('removeText'),
          done: words('removeReplyDone'),
        },
        danger: true,
        send: (reason: string) => forumMutations.removeReply(id, reason),
      }
    : {
        texts: reportTexts(),
        send: (reason: string) => forumMutations.report(topic_id, { reason, reply_id: id }),
      };
}

/** What may be done with a reply, always behind '⋯': most replies are only read. */
function useReplyActions(reply: Reply, topic: Topic, start: (doing: Doing) => void): RowAction[] {
  const user = useUser();
  if (reply.deleted_at !== null) return [];
  const facts = [factsOfReply(reply), factsOfTopic(topic)] as const;
  const offered = [
    { id: 'edit', label: words('editReply'), icon: EditIcon, open: mayEditReply(user, ...facts).allowed },
    {
      id: 'report',
      label: words('report'),
      icon: FlagIcon,
      open: mayReportReply(user, ...facts).allowed,
    },
    {
      id: 'remove',
      label: words('removeReply'),
      icon: DeleteIcon,
      danger: true,
      open: mayDeleteReply(user, ...facts).allowed,
    },
  ] as const;
  return offered
    .filter(({ open }) => open)
    .map(({ icon, open: _open, ...action }) => ({
      ...action,
      icon: <Icon of={icon} />,
      inMenu: true,
      onAction: () => start(action.id),
    }));
}
