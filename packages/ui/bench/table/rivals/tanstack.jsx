import {
  createFilteredRowModel,
  createSortedRowModel,
  columnFilteringFeature,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { matches, members, plainColumns, rowCount } from '../members.ts';
import '../rows.css';
import { Person, State } from './parts.jsx';

const all = members(rowCount());
const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});
const columns = [
  {
    accessorKey: 'name',
    header: 'Họ và tên',
    enableSorting: false,
    cell: ({ row }) => <Person of={row.original} />,
  },
  {
    accessorKey: 'code',
    header: 'Mã số',
    sortDescFirst: false,
    sortFn: (a, b) => a.original.code - b.original.code,
    cell: ({ row }) => row.original.code,
  },
  {
    accessorKey: 'state',
    header: 'Trạng thái',
    enableSorting: false,
    cell: ({ row }) => <State of={row.original} />,
  },
  ...plainColumns.map(([key, header, text]) => ({
    accessorKey: key,
    header,
    enableSorting: false,
    cell: ({ row }) => text(row.original),
  })),
];
const globalFilterFn = (row, _, typed) => matches(row.original, typed);

function Page() {
  const [typed, setTyped] = useState('');
  const scroll = useRef(null);
  const table = useTable(
    {
      features,
      data: all,
      columns,
      getRowId: (member) => member.id,
      state: { globalFilter: typed },
      onGlobalFilterChange: setTyped,
      getColumnCanGlobalFilter: () => true,
      globalFilterFn,
      enableSortingRemoval: false,
    },
    (state) => state,
  );
  const { rows } = table.getRowModel();
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled; this is how it is used elsewhere
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => 44,
    overscan: 8,
  });
  return (
    <>
      <input id="filter" aria-label="Lọc" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <div id="scroll" ref={scroll}>
        {table.getHeaderGroups().map((group) => (
          <div key={group.id} className="row head">
            <span>
              <input
                type="checkbox"
                checked={table.getIsAllRowsSelected()}
                onChange={table.getToggleAllRowsSelectedHandler()}
              />
            </span>
            {group.headers.map((header) => (
              <button key={header.id} onClick={header.column.getToggleSortingHandler()}>
                {header.column.columnDef.header}
              </button>
            ))}
            <span />
          </div>
        ))}
        <div id="body" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            return (
              <div
                key={row.id}
                className="row"
                data-row={row.id}
                style={{ transform: `translateY(${start}px)` }}
              >
                <span>
                  <input
                    type="checkbox"
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </span>
                {row.getAllCells().map((cell) => (
                  <span key={cell.id}>{cell.column.columnDef.cell(cell.getContext())}</span>
                ))}
                <span>
                  <button aria-label="Thao tác">⋯</button>
                </span>
              </div>
            );
          })}
        </div>
      </div>
    </>
  );
}

createRoot(document.querySelector('#root')).render(<Page />);
