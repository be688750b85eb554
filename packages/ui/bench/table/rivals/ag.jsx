import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { matches, members, plainColumns, rowCount } from '../members.ts';
import '../rows.css';
import { Person, State } from './parts.jsx';

ModuleRegistry.registerModules([AllCommunityModule]);
const all = members(rowCount());
const columns = [
  {
    field: 'name',
    headerName: 'Họ và tên',
    width: 240,
    sortable: false,
    cellRenderer: ({ data }) => <Person of={data} />,
  },
  { field: 'code', headerName: 'Mã số', width: 140, sortingOrder: ['asc', 'desc'] },
  {
    field: 'state',
    headerName: 'Trạng thái',
    width: 140,
    sortable: false,
    cellRenderer: ({ data }) => <State of={data} />,
  },
  ...plainColumns.map(([field, headerName, text]) => ({
    field,
    headerName,
    width: 140,
    sortable: false,
    valueFormatter: ({ data }) => text(data),
  })),
  {
    colId: 'menu',
    headerName: '',
    width: 60,
    sortable: false,
    cellRenderer: () => <button aria-label="Thao tác">⋯</button>,
  },
];
const selection = { mode: 'multiRow', headerCheckbox: true, checkboxes: true };

function Page() {
  const [typed, setTyped] = useState('');
  const rows = useMemo(() => (typed === '' ? all : all.filter((member) => matches(member, typed))), [typed]);
  return (
    <>
      <input id="filter" aria-label="Lọc" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <div style={{ height: 640 }}>
        <AgGridReact
          rowData={rows}
          columnDefs={columns}
          rowHeight={44}
          rowSelection={selection}
          getRowId={({ data }) => data.id}
          animateRows={false}
          suppressColumnMoveAnimation
        />
      </div>
    </>
  );
}

createRoot(document.querySelector('#root')).render(<Page />);
