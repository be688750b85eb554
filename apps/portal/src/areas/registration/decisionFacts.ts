import type { RequestRow } from '@sen/api/contract/model';
import type { ColumnBuilder } from '../../patterns/list/columnBuilder';
import { formatAge, formatDateTime } from '../../words/formats';
import { requestDeciders } from './requestLabels';
import { words } from './words';

/** How long a request has waited and for whom, or who decided it and when. */
export function decisionFacts(column: ColumnBuilder<RequestRow>, now: number) {
  return [
    column.text('age', words('age'), (row) =>
      row.status === 'pending' && now > 0 ? formatAge(row.created_at, now) : null,
    ),
    column.text('decided_by', words('decided'), ({ kind, status, decided_by, decided_at }) => {
      if (status === 'pending') return requestDeciders(kind);
      return decided_by && decided_at
        ? words('decidedBy', { name: decided_by, time: formatDateTime(decided_at) })
        : null;
    }),
  ];
}
