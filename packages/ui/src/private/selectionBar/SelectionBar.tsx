import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { CloseIcon } from '../../icons';
import * as css from './SelectionBar.css';

interface SelectionBarProps {
  label: string;
  /** How many are selected, in words. */
  count: string;
  /** To select what is not on this page too. */
  more?: ReactNode;
  actions: ReactNode;
  clear: string;
  onClear: () => void;
}

/** Floats over the end of a list, so that nothing moves when the first of it is selected. */
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
