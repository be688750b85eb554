import type { Assignment, Class } from '@sen/api/contract/model';
import { DataTable, type DataTableProps } from '@sen/ui/DataTable';
import { Suspense } from 'react';
import { filteredHref } from '../../patterns/list/filteredHref';
import { useRowActions } from '../../patterns/list/useRowActions';
import { href } from '../../routes/paths';
import { assignmentActions, roomActions } from './assignmentActions';
import type { PlaceOf } from './examPlaces';
import { assignmentColumns, type WeightOf } from './taughtClassColumns';

interface ExamsTableProps extends Pick<
  DataTableProps<Assignment>,
  'label' | 'view' | 'onViewChange' | 'empty'
> {
  weightOf?: WeightOf | undefined;
  /** Absent where all exams are of the same place. */
  placeOf?: PlaceOf | undefined;
  classroom: Class;
  exams: readonly Assignment[];
}

/** Assigned exams of a class for those who run it, each with the link to its submissions. */
export function ExamsTable({ classroom, exams, weightOf, placeOf, ...table }: ExamsTableProps) {
  const { dialog, rowActions, rowId } = useRowActions(exams, {
    actions: [
      ...(classroom.may_mark ? roomActions(classroom.id) : []),
      ...(classroom.may_assign ? assignmentActions(classroom.id) : []),
    ],
  });
  return (
    <>
      <DataTable
        {...table}
        columns={assignmentColumns(exams, { weightOf, placeOf })}
        rows={exams}
        rowId={rowId}
        rowName={(row) => row.title}
        rowHref={({ id }) =>
          classroom.may_mark
            ? filteredHref(href('marking', { cid: classroom.id }), { assignment_id: id })
            : undefined
        }
        rowActions={rowActions}
      />
      {dialog && <Suspense>{dialog}</Suspense>}
    </>
  );
}
