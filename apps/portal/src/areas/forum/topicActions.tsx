import type { Topic, User } from '@sen/api/contract/model';
import { forumMutations } from '@sen/api/resources/forum/forumMutations';
import { forumQueries } from '@sen/api/resources/forum/forumQueries';
import {
  deletionNeedsReason,
  factsOfTopic,
  mayDeleteTopic,
  mayEditTopic,
  mayFollowTopic,
  mayLockTopic,
  mayReportTopic,
} from '@sen/domain/forum/topicRules';
import { BellIcon, DeleteIcon, EditIcon, FlagIcon, LockIcon } from '@sen/ui/icons';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { ActionDialogProps, ActionGroups } from '../../patterns/actions/Action';
import { href } from '../../routes/paths';
import { reportTexts } from './reportTexts';
import { words } from './words';

const ReasonDialog = lazyPart(async () => (await import('./ReasonDialog')).ReasonDialog);

/** What may be done with a topic; what somebody may never do is not offered. */
export function topicActions(user: User): ActionGroups<Topic> {
  const rule =
    (may: typeof mayEditTopic) =>
    (topic: Topic): boolean =>
      may(user, factsOfTopic(topic)).allowed;
  const mayFollow = (topic: Topic) => mayFollowTopic(factsOfTopic(topic)).allowed;
  const invalidates = [forumQueries.all()];
  return [
    [
      {
        id: 'follow',
        icon: BellIcon,
        label: words('follow'),
        applies: (topic) => mayFollow(topic) && !topic.followed,
        run: ([id = '']) => forumMutations.follow(id, true),
        done: () => words('followDone'),
        invalidates,
      },
      {
        id: 'unfollow',
        icon: BellIcon,
        label: words('unfollow'),
        applies: (topic) => mayFollow(topic) && topic.followed,
        run: ([id = '']) => forumMutations.follow(id, false),
        done: () => words('unfollowDone'),
        invalidates,
      },
      {
        id: 'edit',
        icon: EditIcon,
        label: words('edit'),
        primary: true,
        applies: rule(mayEditTopic),
        href: ({ id }) => href('topicEdit', { tid: id }),
      },
    ],
    [
      {
        id: 'lock',
        icon: LockIcon,
        label: words('lock'),
        applies: (topic) => !topic.locked && rule(mayLockTopic)(topic),
        confirm: { title: () => words('lockTitle'), text: words('lockText') },
        run: ([id = '']) => forumMutations.lock(id, true),
        done: () => words('lockDone'),
        invalidates,
      },
      {
        id: 'unlock',
        icon: LockIcon,
        label: words('unlock'),
        applies: (topic) => topic.locked && rule(mayLockTopic)(topic),
        run: ([id = '']) => forumMutations.lock(id, false),
        done: () => words('unlockDone'),
        invalidates,
      },
      {
        id: 'report',
        icon: FlagIcon,
        label: words('report'),
        applies: rule(mayReportTopic),
        open: ReportTopic,
      },
      {
        id: 'removeDraft',
        icon: DeleteIcon,
        label: words('remove'),
        danger: true,
        applies: (topic) => !deletionNeedsReason(topic) && rule(mayDeleteTopic)(topic),
        confirm: { title: () => words('removeTitle'), text: words('removeDraft') },
        run: ([id = '']) => forumMutations.remove(id, ''),
        done: () => words('removeDone'),
        invalidates,
      },
      {
        id: 'remove',
        icon: DeleteIcon,
        label: words('remove'),
        danger: true,
        applies: (topic) => deletionNeedsReason(topic) && rule(mayDeleteTopic)(topic),
        open: RemoveTopic,
      },
    ],
  ];
}

function ReportTopic({ ids: [id = ''], onDone, onClose }: ActionDialogProps<Topic>) {
  return (
    <ReasonDialog
      texts={reportTexts()}
      send={(reason) => forumMutations.report(id, { reason })}
      onSaved={onDone}
      onClose={onClose}
    />
  );
}

function RemoveTopic({ ids: [id = ''], onDone, onClose }: ActionDialogProps<Topic>) {
  return (
    <ReasonDialog
      texts={{
        title: words('removeTitle'),
        submit: words('remove'),
        label: words('removeReason'),
        description: words('removeText'),
        done: words('removeDone'),
      }}
      danger
      send={(reason) => forumMutations.remove(id, reason)}
      onSaved={onDone}
      onClose={onClose}
    />
  );
}
