import type { RoomNeed, RoomState } from '@sen/api/contract/model';
import { Countdown } from '@sen/ui/Countdown';
import type { DataColumn } from '@sen/ui/DataTable';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import type { Tone } from '@sen/ui/tokens/tones';
import { columnBuilder } from '../../patterns/list/columnBuilder';
import { nameSorts } from '../../patterns/people/nameSorts';
import { formatDate, formatDateTime, formatTimeWithSeconds } from '../../words/formats';
import type { RoomRow } from './roomRow';
import { words } from './words';

const labels = {
  expected: words('expected'),
  in: words('in'),
  out: words('out'),
  handed_in: words('handedIn'),
} as const satisfies Record<RoomState, string>;

const tones = {
  expected: 'neutral',
  in: 'info',
  out: 'danger',
  handed_in: 'success',
} as const satisfies Record<RoomState, Tone>;

/** @param now the server's time, epoch milliseconds */
export function roomColumns(now: () => number): DataColumn<RoomRow>[] {
  const column = columnBuilder<RoomRow>();
  return [
    {
      ...column.person('student', words('student'), ({ student }) => student),
      sortable: true,
      sorts: nameSorts((row: RoomRow) => row.student.name),
    },
    column.status(
      'state',
      words('state'),
      ({ state }) => state,
      (state) => labels[state],
      tones,
    ),
    { key: 'needs', header: words('needs'), cell: Needs, width: 'wide', twoLines: true },
    {
      key: 'left',
      header: words('timeLeft'),
      cell: (row) => <TimeLeft row={row} now={now} />,
      width: 'medium',
      twoLines: true,
    },
    column.text('contact', words('contact'), (row) => contactOf(row, now()), {
      width: 'medium',
      // Of those who are disconnected it is said with what they need.
      priority: 'low',
    }),
  ];
}

const needTexts: Record<RoomNeed, (row: RoomRow) => string> = {
  out: ({ attempt }) =>
    attempt?.seen_at
      ? words('outSince', { time: formatTimeWithSeconds(attempt.seen_at) })
      : words('outNever'),
  answers_on_device: ({ attempt }) => words('answersOnDevice', { count: attempt?.unsent ?? 0 }),
  late: () => words('late'),
  lost_contact: () => words('lostContact'),
  device_changed: ({ attempt }) => words('deviceChanged', { count: attempt?.device_changes ?? 0 }),
};

function Needs(row: RoomRow) {
  return row.needs.length === 0 ? words('never') : row.needs.map((need) => needTexts[need](row)).join(' · ');
}

/** The time left of a running attempt with the extra time in it; of one that is over, when that was. */
function TimeLeft({ row: { attempt, waiting_minutes: waiting }, now }: { row: RoomRow; now: () => number }) {
  if (!attempt) return waiting > 0 ? words('waiting', { minutes: waiting }) : words('never');
  const { deadline, state, submitted_at, submitted_by, extra_minutes } = attempt;
  const time = momentOf(submitted_at ?? deadline, now());
  if (state !== 'in_progress') return words(submitted_by === 'time' ? 'byTime' : 'submittedAt', { time });
  return (
    <Stack gap="none">
      <Countdown deadline={Date.parse(deadline)} now={now} />
      {extra_minutes > 0 && (
        <Text as="span" size="small" tone="muted">
          {words('extra', { minutes: extra_minutes })}
        </Text>
      )}
    </Stack>
  );
}

function contactOf({ state, attempt }: RoomRow, now: number): string {
  if (state === 'in') return words('connected');
  return attempt?.seen_at ? momentOf(attempt.seen_at, now) : words('never');
}

/** The time of today to the second, else the day too. */
function momentOf(instant: string, now: number): string {
  const isToday = formatDate(instant) === formatDate(new Date(now));
  return isToday ? formatTimeWithSeconds(instant) : formatDateTime(instant);
}
