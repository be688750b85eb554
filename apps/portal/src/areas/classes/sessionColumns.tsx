import type { OnlineClassRow } from '@sen/api/contract/model';
import { Link } from '@sen/ui/Link';
import type { ColumnBuilder, ListColumn } from '../../patterns/list/columnBuilder';
import { timesOf } from '../../words/timesOf';
import { providerNames, sessionLabel, sessionTones, stateOf } from '../../patterns/classes/sessionLabels';
import { sessionWords as words } from '../../patterns/classes/sessionWords';

/** The columns of these online sessions of a class, with their states as of `now`. */
export function sessionColumns(rows: readonly OnlineClassRow[], now: number) {
  const start = timesOf(rows.map((row) => row.classroom_start_time));
  return (column: ColumnBuilder<OnlineClassRow>): ListColumn<OnlineClassRow>[] => [
    column.main('name', words('session'), (row) => row.classroom_name),
    column.text('classroom_start_time', start.header(words('start')), (row) =>
      start.format(row.classroom_start_time),
    ),
    column.status('state', words('state'), (row) => stateOf(row, now), sessionLabel, sessionTones),
    {
      key: 'provider',
      header: words('provider'),
      cell: ({ classroom_url: url, provider }) => (
        <Link href={url} external>
          {providerNames[provider]}
        </Link>
      ),
      width: 'medium',
    },
    column.number('students', words('students'), (row) => row.student_count, {
      width: 'narrow',
      priority: 'low',
    }),
  ];
}
