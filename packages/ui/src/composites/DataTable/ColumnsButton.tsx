import { lazy, Suspense, useRef, useState } from 'react';
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
  const pressed = useRef(false);
  const first = () => {
    pressed.current = true;
    setAsked(true);
  };
  // The button that was pressed makes room for the popover's own: it takes the focus over before it opens, to give it back.
  const takeOver = (button: HTMLButtonElement | null) => {
    if (!button || !pressed.current) return;
    pressed.current = false;
    button.focus();
    setOpen(true);
  };
  const look = { variant: 'neutral', size: 'small', icon: <Icon of={ColumnsIcon} /> } as const;
  const waiting = (
    <TriggerContext value={closed}>
      <Button {...look} onPress={first}>
        {words.columns}
      </Button>
    </TriggerContext>
  );
  if (!asked) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Popover
        label={words.columnsShown}
        trigger={
          <Button {...look} ref={takeOver}>
            {words.columns}
          </Button>
        }
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
          <Button variant="quiet" size="small" onPress={table.reset}>
            {words.resetColumns}
          </Button>
        </div>
      </Popover>
    </Suspense>
  );
}
