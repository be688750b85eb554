import { ActionRow, type RowAction } from '../../components/ActionRow/ActionRow';
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
  actions: readonly RowAction[];
  clear: string;
  onClear: () => void;
}

/** The actions of the selected items of a list, in one row: what does not fit is behind '⋯'. The first selection does not shift the layout. */
export function SelectionBar({ inPlace = false, label, count, actions, clear, onClear }: SelectionBarProps) {
  return (
    <div className={inPlace ? css.inPlace : css.floating} data-foot={inPlace ? undefined : ''}>
      <section aria-label={label} className={classes(css.bar, inPlace ? css.barInPlace : css.barFloating)}>
        <span className={css.count}>{count}</span>
        {actions.length > 0 && (
          <div className={css.actions}>
            <ActionRow actions={actions} size="small" />
          </div>
        )}
        <span className={css.clear}>
          <Button variant="neutral" size="small" icon={<Icon of={CloseIcon} />} onPress={onClear}>
            {clear}
          </Button>
        </span>
      </section>
    </div>
  );
}
