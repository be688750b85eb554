import { useState, type ReactElement } from 'react';
import { Button } from '../../components/Button/Button';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { Popover } from '../../components/Popover/Popover';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import type { DataTableMessages } from './DataTable.messages';
import type { DataColumn } from './dataTableProps';
import { SortChoice, type OrderChoice } from './SortChoice';
import * as css from './TableTools.css';
import { mayHide } from './tableView';
import type { TableViewHandle } from './useTableView';

export interface DisplayChoices {
  /** What the headings do not offer; undefined if they offer every order. */
  order: OrderChoice | undefined;
  /** Undefined if they cannot be changed. */
  columns:
    | {
        all: readonly Pick<DataColumn<never>, 'key' | 'header' | 'hideable'>[];
        table: Pick<TableViewHandle<never>, 'hidden' | 'shown' | 'view' | 'show' | 'showSelect' | 'reset'>;
      }
    | undefined;
  /** Whether there is a checkbox column. */
  selectable: boolean;
  /** The last announcement. */
  announcement: string;
  words: DataTableMessages;
}

interface DisplayPopoverProps extends DisplayChoices {
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The order, a checkbox for each column, and a reset to the initial columns. */
export function DisplayPopover({ trigger, open, onOpenChange, ...choices }: DisplayPopoverProps) {
  return (
    <Popover
      label={choices.words.display}
      trigger={trigger}
      placement="bottom end"
      open={open}
      onOpenChange={onOpenChange}
    >
      <Choices {...choices} />
    </Popover>
  );
}

function Choices({ order, columns, selectable, announcement, words }: DisplayChoices) {
  // While it is open the table's live region is hidden from screen readers, so announcements are repeated
  // here.
  const [before] = useState(announcement);
  return (
    <div className={css.displayList}>
      {order && <SortChoice {...order} labelled words={words} />}
      {columns && <Columns {...columns} selectable={selectable} words={words} />}
      <output className={visuallyHidden}>{announcement !== before && announcement}</output>
    </div>
  );
}

type ColumnsProps = NonNullable<DisplayChoices['columns']> & Pick<DisplayChoices, 'selectable' | 'words'>;

function Columns({ all, table, selectable, words }: ColumnsProps) {
  const { hidden, shown, view } = table;
  return (
    <>
      <span aria-hidden className={css.displayLabel}>
        {words.columnsShown}
      </span>
      <div role="group" aria-label={words.columnsShown} className={css.columnChoices}>
        {selectable && (
          <Checkbox
            label={words.selectColumn}
            checked={!view.selectHidden}
            onChange={(on) => table.showSelect(on)}
          />
        )}
        {all.map((column) => (
          <Checkbox
            key={column.key}
            label={column.header}
            checked={!hidden.has(column.key)}
            disabled={!hidden.has(column.key) && (shown.length === 1 || !mayHide(all, column))}
            onChange={(on) => table.show(column.key, on)}
          />
        ))}
      </div>
      <Button variant="quiet" size="small" onPress={table.reset}>
        {words.resetColumns}
      </Button>
    </>
  );
}
