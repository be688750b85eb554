import type { RoomAction, RoomActionKind } from '@sen/api/contract/model';
import { EmptyState } from '@sen/ui/EmptyState';
import { ClockIcon } from '@sen/ui/icons';
import { Text } from '@sen/ui/Text';
import { Timeline } from '@sen/ui/Timeline';
import type { Tone } from '@sen/ui/tokens/tones';
import { formatDateTime, formatTime } from '../../words/formats';
import { words } from './words';

const tones = {
  time: 'info',
  message: 'neutral',
  reopen: 'waiting',
  end: 'danger',
  file: 'success',
} as const satisfies Record<RoomActionKind, Tone>;

/** What was done in the room: by whom, for whom and why. */
export function RoomLog({ actions }: { actions: readonly RoomAction[] }) {
  if (actions.length === 0)
    return (
      <EmptyState icon={ClockIcon} title={words('noActions')}>
        {words('noActionsText')}
      </EmptyState>
    );
  return (
    <Timeline
      label={words('log')}
      items={actions.map((action) => ({
        id: action.id,
        title: titleOf(action),
        time: formatDateTime(action.at),
        dateTime: action.at,
        tone: tones[action.kind],
        content: action.text && <Text preserve>{action.text}</Text>,
      }))}
    />
  );
}

function titleOf(action: RoomAction): string {
  const { kind, by, outage } = action;
  const told = { name: by.name, whom: whomOf(action) };
  const minutes = action.minutes ?? 0;
  switch (kind) {
    case 'time':
      return outage
        ? words('didGiveOutage', { ...told, from: formatTime(outage.from), to: formatTime(outage.to) })
        : words('didGive', { ...told, minutes });
    case 'end':
      return words('didEnd', told);
    case 'reopen':
      return words('didReopen', { ...told, minutes });
    case 'message':
      return words('didMessage', told);
    case 'file':
      return words('didTake', told);
  }
}

function whomOf({ everyone, student, count }: RoomAction): string {
  if (everyone) return words('allOf', { count });
  return student?.name ?? words('someStudents', { count });
}
