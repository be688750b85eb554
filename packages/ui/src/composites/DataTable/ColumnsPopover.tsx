import { useState, type ReactElement } from 'react';
import { Button } from '../../components/Button/Button';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { Popover } from '../../components/Popover/Popover';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import type { DataTableMessages } from './DataTable.messages';
import type { DataColumn } from './dataTableProps';
import * as css from './TableTools.css';
import { mayHide } from './tableView';
import type { TableViewHandle } from './useTableView';

export interface ColumnChoices {
  columns: readonly Pick<DataColumn<never>, 'key' | 'header' | 'hideable'>[];
  table: Pick<TableViewHandle<never>, 'hidden' | 'shown' | 'view' | 'show' | 'showSelect' | 'reset'>;
  /** Whether there is a checkbox column. */
  selectable: boolean;
  /** The last announcement. */
  announcement: string;
  words: DataTableMessages;
}

interface ColumnsPopoverProps extends ColumnChoices {
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A checkbox for each column, and a reset to the initial columns. */
export function ColumnsPopover({ trigger, open, onOpenChange, ...choices }: ColumnsPopoverProps) {
  return (
    <Popover
      label={choices.words.columnsShown}
      trigger={trigger}
      placement="bottom end"
      open={open}
      onOpenChange={onOpenChange}
    >
      <Choices {...choices} />
    </Popover>
  );
}

function Choices({ columns, table, selectable, announcement, words }: ColumnChoices) {
  const { hidden, shown, view } = table;
  // While it is open the table's live region is hidden from screen readers, so announcements are repeated
  // here.
  const [before] = useState(announcement);
  return (
    <div className={css.columnList}>
      <div role="group" aria-label={words.columnsShown} className={css.columnChoices}>
        {selectable && (
          <Checkbox
            label={words.selectColumn}
            checked={!view.selectHidden}
            onChange={(on) => table.showSelect(on)}
          />
        )}
        {columns.map((column) => (
          <Checkbox
            key={column.key}
            label={column.header}
            checked={!hidden.has(column.key)}
            disabled={!hidden.has(column.key) && (shown.length === 1 || !mayHide(columns, column))}
            onChange={(on) => table.show(column.key, on)}
          />
        ))}
      </div>
      <Button variant="quiet" size="small" onPress={table.reset}>
        {words.resetColumns}
      </Button>
      <output className={visuallyHidden}>{announcement !== before && announcement}</output>
    </div>
  );
}
