import type { Assignment } from '@sen/api/contract/model';
import { Badge } from '@sen/ui/Badge';
import type { DataColumn } from '@sen/ui/DataTable';
import { columnBuilder } from '../../patterns/list/columnBuilder';
import { nameSorts } from '../../patterns/people/nameSorts';
import { enteredWords } from '../../patterns/scores/enteredWords';
import { formatDateTime, formatNumber, formatPercent } from '../../words/formats';
import { classTimingTones, timingLabel } from '../../words/labels';
import { timesOf } from '../../words/timesOf';
import type { StudentRow } from './studentActions';
import { contentWords } from './contentWords';
import type { PlaceOf } from './examPlaces';
import { words } from './words';

/** The weight of an exam in the course, in percent. */
export type WeightOf = (exam: Assignment) => number | null | undefined;

interface ToldOfExams {
  weightOf?: WeightOf | undefined;
  /** Shown below the title. */
  placeOf?: PlaceOf | undefined;
}

export function assignmentColumns(
  rows: readonly Assignment[],
  { weightOf = () => null, placeOf }: ToldOfExams,
): DataColumn<Assignment>[] {
  const column = columnBuilder<Assignment>();
  const times = timesOf(rows.flatMap(({ start_time, end_time }) => [start_time, end_time]));
  const periodOf = ({ start_time, end_time }: Assignment) =>
    words('period', {
      start: withDate(formatDateTime(start_time)),
      end: withDate(times.format(end_time)),
    });
  return [
    column.main('title', words('exam'), (row) => titleOf(row, weightOf(row) ?? null), { below: placeOf }),
    column.status('timing', words('timing'), (row) => row.timing, timingLabel, classTimingTones),
    column.text('time', times.header(words('time')), periodOf, { width: 'wide', twoLines: true }),
    column.amount('submitted', words('submitted'), submittedOf, {
      ...(rows.some(hasEntered) && { width: 'medium', below: enteredOf }),
    }),
    {
      key: 'waiting',
      header: words('waiting'),
      cell: ({ waiting_count: count = 0 }) =>
        count > 0 ? <Badge tone="attention">{formatNumber(count)}</Badge> : '0',
      align: 'end',
      width: 'narrow',
    },
  ];
}

function titleOf({ title }: Assignment, weight: number | null): string {
  return weight === null ? title : contentWords('weighted', { title, weight: formatPercent(weight) });
}

/** Keeps a time beside its date, so that a period breaks at its dash or before the zone. */
const withDate = (instant: string) => instant.replace(' ', '\u00a0');

function submittedOf({ submitted_count = 0, participant_count }: Assignment): string {
  return words('submittedOf', { count: submitted_count, total: participant_count });
}

const hasEntered = ({ entered_count = 0 }: Assignment) => entered_count > 0;

function enteredOf(exam: Assignment): string {
  return hasEntered(exam)
    ? enteredWords('scoredCount', { count: formatNumber(exam.entered_count ?? 0) })
    : '';
}

export function studentColumns(): DataColumn<StudentRow>[] {
  const column = columnBuilder<StudentRow>();
  return [
    column.main('name', words('member'), (row) => row.name, {
      sortable: true,
      sorts: nameSorts((row) => row.name),
      width: 'wide',
    }),
    column.text('code', words('memberCode'), (row) => row.membership_code),
    column.text('email', words('email'), (row) => row.email, { width: 'wide' }),
  ];
}
