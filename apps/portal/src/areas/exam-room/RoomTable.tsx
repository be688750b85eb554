import { DataTable } from '@sen/ui/DataTable';
import { EmptyState } from '@sen/ui/EmptyState';
import { PeopleIcon, SuccessIcon } from '@sen/ui/icons';
import { memo, Suspense, useMemo } from 'react';
import { useRowActions } from '../../patterns/list/useRowActions';
import { useTableView } from '../../patterns/useTableView';
import { personActions, readingActions } from './roomActions';
import { roomColumns } from './roomColumns';
import type { RoomRow } from './roomRow';
import { words } from './words';

interface RoomTableProps {
  label: string;
  rows: readonly RoomRow[];
  /** The tab of those who need somebody. */
  ofNeeds: boolean;
  now: () => number;
}

/** The people of one tab of a room. Rendered again when they change, not with each poll or press around it. */
export const RoomTable = memo(function RoomTable({ label, rows, ofNeeds, now }: RoomTableProps) {
  const { dialog, ...table } = useRowActions(rows, {
    actions: rows[0]?.room.may_act === false ? readingActions : personActions,
    whole: true,
  });
  const view = useTableView('exam-room');
  const columns = useMemo(() => roomColumns(now), [now]);
  return (
    <>
      <DataTable
        {...table}
        {...view}
        label={label}
        columns={columns}
        rows={rows}
        rowName={({ student }) => student.name}
        empty={
          ofNeeds ? (
            <EmptyState icon={SuccessIcon} title={words('nobodyNeeds')}>
              {words('nobodyNeedsText')}
            </EmptyState>
          ) : (
            <EmptyState icon={PeopleIcon} title={words('nobody')} />
          )
        }
      />
      {dialog && <Suspense>{dialog}</Suspense>}
    </>
  );
});
