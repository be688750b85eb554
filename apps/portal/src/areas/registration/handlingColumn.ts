import type { RequestRow } from '@sen/api/contract/model';
import type { ColumnBuilder } from '../../patterns/list/columnBuilder';
import { formatAge, formatDateTime } from '../../words/formats';
import { requestDeciders } from './requestLabels';
import { words } from './words';

/** How long a request has waited and for whom, or who decided it and when. */
export function handlingColumn(column: ColumnBuilder<RequestRow>, now: number) {
  return column.text(
    'handling',
    words('handling'),
    ({ kind, status, created_at, decided_by, decided_at }) => {
      if (status === 'pending')
        return words('waits', { age: formatAge(created_at, now), who: requestDeciders(kind) });
      if (decided_at === null) return null;
      const time = formatDateTime(decided_at);
      return decided_by === null ? time : words('decidedBy', { name: decided_by, time });
    },
  );
}
