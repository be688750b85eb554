import { DataGrid, GridActionsCellItem } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { matches, members, plainColumns, rowCount } from '../members.ts';
import '../rows.css';
import { Person, State } from './parts.jsx';

const all = members(rowCount());
const columns = [
  {
    field: 'name',
    headerName: 'Họ và tên',
    width: 240,
    sortable: false,
    renderCell: ({ row }) => <Person of={row} />,
  },
  {
    field: 'code',
    headerName: 'Mã số',
    width: 140,
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    valueFormatter: String,
  },
  {
    field: 'state',
    headerName: 'Trạng thái',
    width: 140,
    sortable: false,
    renderCell: ({ row }) => <State of={row} />,
  },
  ...plainColumns.map(([field, headerName, text]) => ({
    field,
    headerName,
    width: 140,
    sortable: false,
    renderCell: ({ row }) => text(row),
  })),
  {
    field: 'actions',
    type: 'actions',
    width: 44,
    getActions: () => [<GridActionsCellItem key="edit" label="Sửa" showInMenu />],
  },
];

function Page() {
  const [typed, setTyped] = useState('');
  const rows = useMemo(() => (typed === '' ? all : all.filter((member) => matches(member, typed))), [typed]);
  return (
    <>
      <input id="filter" aria-label="Lọc" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <div style={{ height: 640 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          rowHeight={44}
          checkboxSelection
          disableRowSelectionOnClick
          disableColumnMenu
          sortingOrder={['asc', 'desc']}
          pageSizeOptions={[100]}
          initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        />
      </div>
    </>
  );
}

createRoot(document.querySelector('#root')).render(<Page />);
