import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { locales } from '../../messages/languages';
import { useLanguage } from '../../messages/useLanguage';
import { SelectionBar } from '../../private/selectionBar/SelectionBar';
import type { DataTableMessages } from './DataTable.messages';

interface SelectedRowsProps {
  count: number;
  total: number;
  onSelectTotal: (() => void) | undefined;
  onClear: () => void;
  actions: ReactNode;
  words: DataTableMessages;
}

export function SelectedRows({ count, total, onSelectTotal, onClear, actions, words }: SelectedRowsProps) {
  const format = new Intl.NumberFormat(locales[useLanguage()]);
  return (
    <SelectionBar
      inPlace
      label={words.selectionTools}
      count={words.selected(format.format(count))}
      more={
        onSelectTotal && (
          <Button variant="quiet" size="small" onPress={onSelectTotal}>
            {words.selectTotal(format.format(total))}
          </Button>
        )
      }
      actions={actions}
      clear={words.clear}
      onClear={onClear}
    />
  );
}
