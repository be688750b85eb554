import type { RequestRow } from '@sen/api/contract/model';
import type { ColumnBuilder } from '../../patterns/list/columnBuilder';
import { formatAge, formatDateTime } from '../../words/formats';
import { requestDeciders, requestLeadsTo } from './requestLabels';
import { words } from './words';

/** How long a request has waited, for whom and what an approval does, or who decided it and when: each on a line of its own, so that all are whole. */
export function handlingColumn(column: ColumnBuilder<RequestRow>, now: number) {
  return column.text(
    'handling',
    words('handling'),
    ({ status, created_at, decided_by, decided_at }) =>
      status === 'pending'
        ? words('waits', { age: formatAge(created_at, now) })
        : (decided_by ?? (decided_at && formatDateTime(decided_at))),
    {
      width: 'wide',
      below: ({ kind, status, decided_by, decided_at }) => {
        if (status === 'pending')
          return [requestDeciders(kind), words('followsShort', { effect: requestLeadsTo(kind) })].join('\n');
        return decided_by !== null && decided_at !== null ? formatDateTime(decided_at) : '';
      },
    },
  );
}
