import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { CloseIcon } from '../../icons';
import * as css from './SelectionBar.css';

interface SelectionBarProps {
  label: string;
  /** The number of selected items, as text. */
  count: string;
  /** A button that selects items of other pages too. */
  more?: ReactNode;
  actions: ReactNode;
  clear: string;
  onClear: () => void;
}

/** Floats over the end of a list, so that the first selection does not shift the layout. */
export function SelectionBar({ label, count, more, actions, clear, onClear }: SelectionBarProps) {
  return (
    <div className={css.place}>
      <section aria-label={label} className={css.bar}>
        <span className={css.count}>{count}</span>
        {more}
        <span className={css.actions}>{actions}</span>
        <Button variant="neutral" size="small" icon={<Icon of={CloseIcon} />} onPress={onClear}>
          {clear}
        </Button>
      </section>
    </div>
  );
}
