import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/css/foundations';
import { Avatar } from '../../src/components/Avatar/Avatar';
import { StatusBadge } from '../../src/components/StatusBadge/StatusBadge';
import { UiProvider } from '../../src/components/UiProvider/UiProvider';
import { DataTable, type DataColumn } from '../../src/composites/DataTable/DataTable';
import { matches, members, plainColumns, rowCount, stateWords, type Member } from './members';

const all = members(rowCount());
const tones = { active: 'success', waiting: 'waiting', locked: 'neutral' } as const;
const columns: DataColumn<Member>[] = [
  {
    key: 'name',
    header: 'Họ và tên',
    width: 'wide',
    cell: (row) => (
      <span style={{ display: 'inline-flex', gap: 8, alignItems: 'center' }}>
        <Avatar name={row.name} size="small" /> {row.name}
      </span>
    ),
  },
  {
    key: 'code',
    header: 'Mã số',
    sortable: true,
    sortValue: (row) => row.code,
    cell: (row) => row.code,
  },
  {
    key: 'state',
    header: 'Trạng thái',
    cell: (row) => <StatusBadge tone={tones[row.state]}>{stateWords[row.state]}</StatusBadge>,
  },
  ...plainColumns.map(([key, header, text]): DataColumn<Member> => ({ key, header, cell: text })),
];
const selection = {};
const rowId = (row: Member) => row.id;
const rowName = (row: Member) => row.name;
const rowActions = () => [[{ id: 'edit', label: 'Sửa', onAction: () => {} }]];

function Page() {
  const [typed, setTyped] = useState('');
  const rows = useMemo(() => (typed === '' ? all : all.filter((member) => matches(member, typed))), [typed]);
  return (
    <>
      <input id="filter" aria-label="Lọc" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <DataTable
        label="Học viên"
        columns={columns}
        rows={rows}
        rowId={rowId}
        rowName={rowName}
        rowActions={rowActions}
        selection={selection}
      />
    </>
  );
}

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <UiProvider language="vi">
      <Page />
    </UiProvider>,
  );
