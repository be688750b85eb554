import type { CalendarFault, CalendarImportRow } from '@sen/api/contract/model';
import { Checkbox } from '@sen/ui/Checkbox';
import { Heading } from '@sen/ui/Heading';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { formatDate } from '../../words/formats';
import { importWords as words } from './importWords';
import { periodText } from './whenText';

const faults = {
  notUnderstood: 'notUnderstood',
  times: 'badTimes',
  years: 'badYears',
  tooLong: 'tooLong',
  overlaps: 'overlaps',
  tooMany: 'tooMany',
  zone: 'zone',
  repeats: 'repeats',
  past: 'past',
  cancelled: 'cancelled',
  twice: 'twice',
  own: 'own',
  same: 'same',
  changedHere: 'changedHere',
} as const satisfies Record<CalendarFault, Parameters<typeof words>[0]>;

interface CalendarImportRowsProps {
  rows: readonly CalendarImportRow[];
  uids: readonly string[];
  onChange: (uids: string[]) => void;
}

/** The events of a file: those that can be taken in, each of which can be left out, and why others are skipped. */
export function CalendarImportRows({ rows, uids, onChange }: CalendarImportRowsProps) {
  const taken = rows.filter(({ status }) => status !== 'skipped');
  const skipped = rows.filter(({ status }) => status === 'skipped');
  const chosen = new Set(uids);
  const toggle = (uid: string, isChosen: boolean) =>
    onChange(taken.map((row) => row.uid).filter((one) => (one === uid ? isChosen : chosen.has(one))));
  return (
    <Stack gap="m">
      <Text>
        <span role="status">{words('found', { count: taken.length, skipped: skipped.length })}</span>
      </Text>
      {taken.length > 0 && (
        <Stack gap="xs">
          {taken.map((row) => (
            <Checkbox
              key={row.uid}
              label={row.title}
              description={descriptionOf(row)}
              checked={chosen.has(row.uid)}
              onChange={(isChosen) => toggle(row.uid, isChosen)}
            />
          ))}
        </Stack>
      )}
      {skipped.length > 0 && (
        <Stack gap="xs">
          <Heading level={3}>{words('skippedTitle')}</Heading>
          {skipped.map(({ title, fault }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- an event that is skipped may have no UID, and the list never changes
            <Text key={index} tone="muted">
              {`${title || words('untitled')}: ${words(faults[fault ?? 'notUnderstood'])}`}
            </Text>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function descriptionOf({ time_start, time_end, cut_after, status, ...row }: CalendarImportRow): string {
  const period = time_start === null || time_end === null ? '' : periodText({ time_start, time_end });
  const change = words(status === 'changed' ? 'changes' : 'creates');
  const cut = cut_after === null ? '' : words('cutAfter', { until: formatDate(cut_after) });
  return [change, period, timesText(row), cut].filter(Boolean).join(' · ');
}

function timesText({ times, separate }: Pick<CalendarImportRow, 'times' | 'separate'>): string {
  if (times < 2) return '';
  if (separate === 0) return words('times', { count: times });
  return words(separate === times ? 'separateTimes' : 'someSeparate', { count: times, separate });
}
