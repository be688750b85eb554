import type { MemberRow } from '@sen/api/contract/model';
import type { ColumnBuilder } from '../../patterns/list/columnBuilder';
import { nameSorts } from '../../patterns/people/nameSorts';
import { memberStatusLabel, memberStatusTones, roleLabel } from '../../words/labels';
import { words } from './words';

/**
 * The columns of a list of members.
 * @param omit fields that are the same in the whole list
 */
export function memberListColumns(omit: readonly string[]) {
  return (column: ColumnBuilder<MemberRow>) =>
    [
      column.person('name', words('name'), (row) => row, { sorts: nameSorts((row) => row.name) }),
      column.text('role', words('role'), (row) => roleLabel(row.role)),
      column.status('status', words('status'), (row) => row.status, memberStatusLabel, memberStatusTones),
      column.text('email', words('email'), (row) => row.email),
      column.unit((row) => row.company_name, { priority: 'low' }),
      column.dateTime('last_login_at', words('lastLogin'), (row) => row.last_login_at, {
        none: words('never'),
        priority: 'low',
      }),
      column.date('created_at', words('created'), (row) => row.created_at, {
        width: 'medium',
        priority: 'low',
      }),
    ].filter(({ key }) => !omit.includes(key));
}
