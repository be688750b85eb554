import type { EventRow, User } from '@sen/api/contract/model';
import { eventMutations } from '@sen/api/resources/events/eventMutations';
import { eventQueries } from '@sen/api/resources/events/eventQueries';
import { can } from '@sen/domain/access/can';
import { allowed, refused } from '@sen/domain/errors/verdict';
import { DeleteIcon, DownloadIcon, EditIcon, EyeIcon } from '@sen/ui/icons';
import { saveFile } from '../../app/saveFile';
import type { Action, ActionGroups } from '../../patterns/actions/Action';
import { href } from '../../routes/paths';
import { feedWords } from './feedWords';
import { occurrenceText } from './whenText';
import { words } from './words';

export type ActionableEvent = Pick<EventRow, 'id' | 'title' | 'time_start' | 'time_end' | 'repeats' | 'runs'>;

export const viewHref = ({ id }: { id: string }) => href('eventView', { eid: id });

/** Whether the user may change an event, as the server has found. */
export const mayChange = ({ runs }: Pick<EventRow, 'runs'>) => (runs ? allowed : refused('eventNotYours'));

/** The actions on events; who only takes part looks at them. */
export function eventActions(user: User): ActionGroups<ActionableEvent> {
  const view = { id: 'view', icon: EyeIcon, label: words('view'), href: viewHref };
  if (!can(user.role, 'event.edit')) return [[view]];
  return [
    [
      view,
      {
        id: 'edit',
        icon: EditIcon,
        label: words('edit'),
        rule: mayChange,
        href: ({ id }) => href('eventEdit', { eid: id }),
      },
    ],
    [
      {
        id: 'delete',
        icon: DeleteIcon,
        label: words('cancelOne'),
        danger: true,
        bulk: true,
        rule: mayChange,
        confirm: {
          title: (count) => words('cancelTitle', { count }),
          titleOfOne: (event) =>
            event.repeats
              ? words('cancelOneOfSeriesTitle', { name: event.title, time: occurrenceText(event) })
              : words('cancelOneTitle', { name: event.title }),
          text: words('cancelText'),
          cancelLabel: words('keep'),
        },
        run: (ids) => eventMutations.remove(ids),
        done: (count) => words('cancelled', { count }),
        invalidates: [eventQueries.all()],
      },
      {
        id: 'deleteFollowing',
        icon: DeleteIcon,
        label: words('cancelFollowing'),
        danger: true,
        applies: ({ repeats }) => repeats,
        rule: mayChange,
        confirm: {
          title: (count) => words('cancelTitle', { count }),
          titleOfOne: (event) =>
            words('cancelFollowingTitle', { name: event.title, time: occurrenceText(event) }),
          text: words('cancelFollowingText'),
          cancelLabel: words('keep'),
        },
        run: (ids) => eventMutations.remove(ids, 'following'),
        done: () => words('cancelledFollowing'),
        invalidates: [eventQueries.all()],
      },
      {
        id: 'deleteAll',
        icon: DeleteIcon,
        label: words('cancelAll'),
        danger: true,
        applies: ({ repeats }) => repeats,
        rule: mayChange,
        confirm: {
          title: (count) => words('cancelTitle', { count }),
          titleOfOne: ({ title }) => words('cancelAllTitle', { name: title }),
          text: words('cancelAllText'),
          cancelLabel: words('keep'),
        },
        run: (ids) => eventMutations.remove(ids, 'all'),
        done: () => words('cancelledAll'),
        invalidates: [eventQueries.all()],
      },
    ],
  ];
}

/** Takes one event to another calendar. */
export const fileAction = (): Action<ActionableEvent> => ({
  id: 'file',
  icon: DownloadIcon,
  label: feedWords('file'),
  run: async ([id = '']) => {
    const file = await eventMutations.file(id);
    if (file instanceof Blob) saveFile(`event-${id}.ics`, file);
  },
  done: () => feedWords('saved'),
  invalidates: [],
});
