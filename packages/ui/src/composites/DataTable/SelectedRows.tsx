import type { RowAction } from '../../components/ActionRow/ActionRow';
import { useNumberFormat } from '../../private/useNumberFormat';
import { SelectionBar } from '../../private/selectionBar/SelectionBar';
import type { DataTableMessages } from './DataTable.messages';

interface SelectedRowsProps {
  count: number;
  /** How many of them are on other pages. */
  elsewhere: number;
  total: number;
  onSelectTotal: (() => void) | undefined;
  onClear: () => void;
  actions: readonly RowAction[];
  words: DataTableMessages;
}

export function SelectedRows({
  count,
  elsewhere,
  total,
  onSelectTotal,
  onClear,
  actions,
  words,
}: SelectedRowsProps) {
  const format = useNumberFormat();
  const selectTotal: RowAction = {
    id: 'sen-select-total',
    label: words.selectTotal(format.format(total)),
    variant: 'quiet',
    onAction: onSelectTotal,
  };
  return (
    <SelectionBar
      inPlace
      label={words.selectionTools}
      count={
        elsewhere > 0
          ? words.selectedElsewhere(format.format(count), format.format(elsewhere))
          : words.selected(format.format(count))
      }
      actions={onSelectTotal ? [selectTotal, ...actions] : actions}
      clear={words.clear}
      onClear={onClear}
    />
  );
}
