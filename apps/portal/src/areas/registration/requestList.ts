import type { ListFilter, ListShape } from '../../patterns/listState';
import { requestKindLabel, requestStatusLabel } from './requestLabels';
import { words } from './words';

export type RequestSort = 'status' | 'created_at' | 'name';
export type RequestFilter = 'status' | 'kind' | 'marketplace' | 'email' | 'phone' | 'created_at';

/** What waits stands first, the newest on top. */
export const requestList: ListShape<RequestSort> = {
  sorts: ['status', 'created_at', 'name'],
  order: 'desc',
};

const statuses = ['pending', 'approved', 'denied'] as const;
const kinds = ['account', 'class'] as const;

export function requestFilters(): ListFilter<RequestFilter>[] {
  return [
    {
      key: 'status',
      label: words('status'),
      type: 'multiSelect',
      options: statuses.map((status) => ({ value: status, label: requestStatusLabel(status) })),
    },
    {
      key: 'kind',
      label: words('kind'),
      type: 'multiSelect',
      options: kinds.map((kind) => ({ value: kind, label: requestKindLabel(kind) })),
    },
    {
      key: 'marketplace',
      label: words('origin'),
      type: 'select',
      options: [
        { value: 'true', label: words('fromMarketplace') },
        { value: 'false', label: words('fromUnit') },
      ],
    },
    { key: 'email', label: words('email'), type: 'textField' },
    { key: 'phone', label: words('phone'), type: 'textField' },
    { key: 'created_at', label: words('created'), type: 'date' },
  ];
}
