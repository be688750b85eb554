import type { RequestRow } from '@sen/api/contract/model';
import type { ColumnBuilder } from '../../patterns/list/columnBuilder';
import { formatAge, formatDateTime } from '../../words/formats';
import { requestLeadsTo, requestWaits } from './requestLabels';
import { words } from './words';

/** For whom a request waits, how long, and what an approval does, or who decided it and when. */
export function handlingColumn(column: ColumnBuilder<RequestRow>, now: number) {
  return column.text(
    'handling',
    words('handling'),
    ({ kind, status, created_at, decided_by, decided_at }) =>
      status === 'pending'
        ? requestWaits(kind, formatAge(created_at, now))
        : (decided_by ?? (decided_at && formatDateTime(decided_at))),
    {
      width: 'wide',
      below: ({ kind, status, decided_by, decided_at }) => {
        if (status === 'pending') return words('followsShort', { effect: requestLeadsTo(kind) });
        return decided_by !== null && decided_at !== null ? formatDateTime(decided_at) : '';
      },
    },
  );
}
