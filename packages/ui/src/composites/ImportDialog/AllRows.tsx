import { memo, useState } from 'react';
import { Disclosure } from '../../components/Disclosure/Disclosure';
import { DataTable, type Selection } from '../DataTable/DataTable';
import { checkColumns } from './checkColumns';
import * as css from './ImportCheck.css';
import type { ImportDialogMessages } from './ImportDialog.messages';
import type { ImportRow, ImportTarget } from './importProps';
import type { Fixes } from './useFixes';

interface AllRowsProps {
  fixes: Fixes;
  targets: readonly ImportTarget[];
  number: Intl.NumberFormat;
  selection: Selection;
  onSelectionChange: (selection: Selection) => void;
  words: ImportDialogMessages;
}

const rowId = (row: ImportRow) => String(row.number);

function AllRowsOnRequest({ fixes, targets, number, selection, onSelectionChange, words }: AllRowsProps) {
  const { rows, fixed, fix } = fixes;
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title={words.allRows(number.format(rows.length))} open={open} onOpenChange={setOpen}>
      {open && (
        <div className={css.rows}>
          <DataTable
            label={words.checkTable}
            columns={checkColumns(targets, fixed, fix, words)}
            rows={rows}
            rowId={rowId}
            rowName={(row) => words.row(String(row.number))}
            selection={{
              value: selection,
              onChange: onSelectionChange,
              refuse: (row) => (row.errors.length > 0 ? words.fixFirst : undefined),
            }}
          />
        </div>
      )}
    </Disclosure>
  );
}

/** All rows to choose from and to fix, on request. Memoised: going from error to error must not render a hundred thousand rows again. */
export const AllRows = memo(AllRowsOnRequest);
