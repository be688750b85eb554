import type { RequestRow } from '@sen/api/contract/model';
import type { ColumnBuilder } from '../../patterns/list/columnBuilder';
import { formatAge, formatDateTime } from '../../words/formats';
import { requestDeciders } from './requestLabels';
import { words } from './words';

/** How long a request has waited and for whom, or who decided it and when: the second on a line of its own, so that both are whole. */
export function handlingColumn(column: ColumnBuilder<RequestRow>, now: number) {
  return column.text(
    'handling',
    words('handling'),
    ({ status, created_at, decided_by, decided_at }) =>
      status === 'pending'
        ? words('waits', { age: formatAge(created_at, now) })
        : (decided_by ?? (decided_at && formatDateTime(decided_at))),
    {
      below: ({ kind, status, decided_by, decided_at }) => {
        if (status === 'pending') return requestDeciders(kind);
        return decided_by !== null && decided_at !== null ? formatDateTime(decided_at) : '';
      },
    },
  );
}
