import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { Icon } from '../../components/Icon/Icon';
import { ColumnsIcon } from '../../icons';
import { TriggerContext, type TriggerProps } from '../../private/TriggerContext';
import type { DataTableMessages } from './DataTable.messages';
import type { DataColumn } from './dataTableProps';
import * as css from './TableTools.css';
import { mayHide } from './tableView';
import type { TableViewHandle } from './useTableView';

const Popover = lazy(async () => ({ default: (await import('../../components/Popover/Popover')).Popover }));

const closed: TriggerProps = { 'aria-haspopup': 'dialog', 'aria-expanded': false };

interface ColumnsButtonProps<Row> {
  columns: readonly DataColumn<Row>[];
  table: TableViewHandle<Row>;
  /** Whether there is a column of checkboxes at all. */
  selectable: boolean;
  words: DataTableMessages;
}

/** Which columns are seen. What opens is loaded when one first asks for it, as the menu of a row is. */
export function ColumnsButton<Row>({ columns, table, selectable, words }: ColumnsButtonProps<Row>) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const { hidden, shown, view } = table;
  const first = () => {
    if (asked) return;
    setAsked(true);
    setOpen(true);
  };
  const button = (
    <Button variant="neutral" size="small" icon={<Icon of={ColumnsIcon} />} onPress={first}>
      {words.columns}
    </Button>
  );
  const waiting = <TriggerContext value={closed}>{button}</TriggerContext>;
  if (!asked) return waiting;
  const untouched = hidden.size === 0 && !view.selectHidden && Object.keys(view.widths ?? {}).length === 0;
  return (
    <Suspense fallback={waiting}>
      <Popover
        label={words.columnsShown}
        trigger={button}
        placement="bottom end"
        open={open}
        onOpenChange={setOpen}
      >
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
          <Button variant="quiet" size="small" disabled={untouched} onPress={table.reset}>
            {words.resetColumns}
          </Button>
        </div>
      </Popover>
    </Suspense>
  );
}
