import { ActiveFilters } from '@sen/ui/ActiveFilters';
import { Button } from '@sen/ui/Button';
import { DataTable } from '@sen/ui/DataTable';
import { EmptyState } from '@sen/ui/EmptyState';
import { FilterPopover, type FilterDefinition, type FilterState } from '@sen/ui/FilterPopover';
import { ImportDialog } from '@sen/ui/ImportDialog';
import { ListToolbar } from '@sen/ui/ListToolbar';
import { useState } from 'react';
import { people } from './samples';
import { Shown } from './Shown';

const filters: FilterDefinition[] = [
  { key: 'name', label: 'Họ và tên', type: 'text' },
  { key: 'role', label: 'Vai trò', type: 'choice', options: [{ value: 'teacher', label: 'Giảng viên' }] },
];

export function Lists({ importing }: { importing: boolean }) {
  const [query, setQuery] = useState('');
  const [active, setActive] = useState<FilterState>([{ key: 'role', choice: 'teacher' }]);
  return (
    <>
      <Shown name="ListToolbar">
        <ListToolbar
          search={{ value: query, onSearch: setQuery }}
          actions={<Button onPress={() => undefined}>Thêm</Button>}
        />
      </Shown>
      <Shown name="FilterPopover">
        <FilterPopover filters={filters} value={active} onChange={setActive} />
      </Shown>
      <Shown name="ActiveFilters">
        <ActiveFilters filters={filters} value={active} onChange={setActive} />
      </Shown>
      <Shown name="DataTable">
        <DataTable
          label="Thành viên"
          rows={people}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          columns={[
            { key: 'name', header: 'Họ và tên', cell: ({ name }) => name },
            { key: 'role', header: 'Vai trò', cell: ({ role }) => role },
          ]}
          empty={<EmptyState title="Không có dữ liệu." />}
        />
      </Shown>
      <ImportDialog
        open={importing}
        title="Nhập thành viên"
        step={{ kind: 'choose' }}
        targets={[{ key: 'name', label: 'Họ và tên', required: true }]}
        onFile={() => undefined}
        onMappingChange={() => undefined}
        onMapped={() => undefined}
        onBack={() => undefined}
        onSave={() => undefined}
        onClose={() => undefined}
      />
    </>
  );
}
