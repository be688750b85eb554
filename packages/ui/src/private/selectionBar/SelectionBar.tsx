import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { CloseIcon } from '../../icons';
import { classes } from '../classes';
import * as css from './SelectionBar.css';

interface SelectionBarProps {
  /** In a row of its own above the list, instead of floating over the end of the list. */
  inPlace?: boolean;
  label: string;
  /** The number of selected items, as text. */
  count: string;
  /** A button that selects items of other pages too. */
  more?: ReactNode;
  actions: ReactNode;
  clear: string;
  onClear: () => void;
}

/** The actions of the selected items of a list. The first selection does not shift the layout. */
export function SelectionBar({
  inPlace = false,
  label,
  count,
  more,
  actions,
  clear,
  onClear,
}: SelectionBarProps) {
  return (
    <div className={inPlace ? css.inPlace : css.floating}>
      <section aria-label={label} className={classes(css.bar, inPlace ? css.barInPlace : css.barFloating)}>
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
