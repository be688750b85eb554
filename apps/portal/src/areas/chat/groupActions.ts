import type { ChatGroup } from '@sen/api/contract/model';
import { chatMutations } from '@sen/api/resources/chat/chatMutations';
import { chatQueries } from '@sen/api/resources/chat/chatQueries';
import { DeleteIcon, SignOutIcon } from '@sen/ui/icons';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { ActionGroups } from '../../patterns/actions/Action';
import { words } from './words';

const LeaveDialog = lazyPart(async () => (await import('./LeaveDialog')).LeaveDialog);

/** What a member does with a group. */
export const groupActions: ActionGroups<ChatGroup> = [
  [
    {
      id: 'leave',
      icon: SignOutIcon,
      label: words('leave'),
      applies: ({ may_leave }) => may_leave,
      open: LeaveDialog,
    },
    {
      id: 'dissolve',
      icon: DeleteIcon,
      label: words('dissolve'),
      danger: true,
      applies: ({ may_edit }) => may_edit,
      confirm: {
        title: () => words('dissolve'),
        titleOfOne: ({ title }) => words('dissolveTitle', { title }),
        text: words('dissolveText'),
      },
      run: ([id = '']) => chatMutations.dissolveGroup(id),
      done: () => words('dissolved'),
      invalidates: [chatQueries.lists()],
    },
  ],
];
