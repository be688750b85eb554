import type { RequestRow } from '@sen/api/contract/model';
import type { ColumnBuilder } from '../../patterns/list/columnBuilder';
import { requestLeadsTo } from './requestLabels';
import { words } from './words';

/** What an approval of a request that waits does. */
export function followsColumn(column: ColumnBuilder<RequestRow>) {
  return column.text(
    'follows',
    words('follows'),
    ({ kind, status }) => (status === 'pending' ? requestLeadsTo(kind) : null),
    { priority: 'low' },
  );
}
