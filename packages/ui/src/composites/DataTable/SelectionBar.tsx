import { CloseIcon } from '../../icons';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { locales } from '../../messages/languages';
import { useLanguage } from '../../messages/useLanguage';
import type { DataTableMessages } from './DataTable.messages';
import * as css from './TableTools.css';

interface SelectionBarProps {
  count: number;
  total: number;
  onSelectTotal: (() => void) | undefined;
  onClear: () => void;
  actions: ReactNode;
  words: DataTableMessages;
}

/** Floats over the end of the list, so that nothing moves when the first row is selected. */
export function SelectionBar({ count, total, onSelectTotal, onClear, actions, words }: SelectionBarProps) {
  const format = new Intl.NumberFormat(locales[useLanguage()]);
  return (
    <div className={css.selectionPlace}>
      <section aria-label={words.selectionTools} className={css.selectionBar}>
        <span className={css.selectionCount}>{words.selected(format.format(count))}</span>
        {onSelectTotal && (
          <Button variant="quiet" size="small" onPress={onSelectTotal}>
            {words.selectTotal(format.format(total))}
          </Button>
        )}
        <span className={css.selectionActions}>{actions}</span>
        <Button variant="neutral" size="small" icon={<Icon of={CloseIcon} />} onPress={onClear}>
          {words.clear}
        </Button>
      </section>
    </div>
  );
}
