import type { ExamRoom } from '@sen/api/contract/model';
import { ChatIcon, ClockIcon, UploadIcon, RefusedIcon, RevertIcon, EyeIcon } from '@sen/ui/icons';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { ActionGroups, BulkRule } from '../../patterns/actions/Action';
import { href } from '../../routes/paths';
import { isRunning } from '@sen/domain/examRoom/whomActionsConcern';
import { canBeMessaged, canBeEnded, type RoomRow } from './roomRow';
import { words } from './words';

const ExtraTimeDialog = lazyPart(async () => (await import('./ExtraTimeDialog')).ExtraTimeDialog);
const MessageDialog = lazyPart(async () => (await import('./MessageDialog')).MessageDialog);
const HandInDialog = lazyPart(async () => (await import('./HandInDialog')).HandInDialog);
const EndDialog = lazyPart(async () => (await import('./EndDialog')).EndDialog);
const ReopenDialog = lazyPart(async () => (await import('./ReopenDialog')).ReopenDialog);

/** Everybody in a room, as one thing to act on. */
export interface WholeRoom {
  id: string;
  room: ExamRoom;
}

/** How many are taking the exam. */
export const runningIn = ({ people }: ExamRoom) =>
  people.filter(({ attempt }) => isRunning({ state: attempt?.state ?? null })).length;

/** Refuses a selection in which it concerns nobody. */
function unlessSome(concerns: (row: RoomRow) => boolean, text: string): BulkRule<RoomRow> {
  return { refuse: (rows) => (rows.some(concerns) ? undefined : text) };
}

/** What can be done for one person or several. */
export const personActions: ActionGroups<RoomRow> = [
  [
    {
      id: 'time',
      icon: ClockIcon,
      label: words('giveTime'),
      bulk: true,
      applies: canBeMessaged,
      open: ExtraTimeDialog,
    },
    {
      id: 'message',
      icon: ChatIcon,
      label: words('message'),
      bulk: unlessSome(canBeMessaged, words('allHandedIn')),
      applies: canBeMessaged,
      open: MessageDialog,
    },
    {
      id: 'reopen',
      icon: RevertIcon,
      label: words('reopen'),
      applies: ({ room, state }) => room.may_act && state === 'handed_in',
      open: ReopenDialog,
    },
  ],
  [
    {
      id: 'file',
      icon: UploadIcon,
      label: words('takeFile'),
      applies: ({ room, attempt }) => room.may_act && attempt !== null,
      open: HandInDialog,
    },
    {
      id: 'work',
      icon: EyeIcon,
      label: words('work'),
      href: ({ room, id }) => href('studentWork', { cid: room.classroom_id, stid: id }),
    },
  ],
  [
    {
      id: 'end',
      icon: RefusedIcon,
      label: words('end'),
      danger: true,
      bulk: unlessSome(canBeEnded, words('nobodyRuns')),
      applies: canBeEnded,
      open: EndDialog,
    },
  ],
];

/** What is left once the class has ended. */
export const readingActions: ActionGroups<RoomRow> = personActions.map((group) =>
  group.filter(({ id }) => id === 'work'),
);

/** What can be done for everybody. */
export const wholeRoomActions: ActionGroups<WholeRoom> = [
  [
    { id: 'time', icon: ClockIcon, label: words('giveTime'), open: ExtraTimeDialog, primary: true },
    { id: 'message', icon: ChatIcon, label: words('message'), open: MessageDialog },
    {
      id: 'end',
      icon: RefusedIcon,
      label: words('end'),
      danger: true,
      applies: ({ room }) => runningIn(room) > 0,
      open: EndDialog,
    },
  ],
];
