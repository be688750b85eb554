import { ListBoxItem } from 'react-aria-components/ListBox';
import { Icon } from '../../components/Icon/Icon';
import { CheckIcon } from '../../icons';
import * as overlay from '../overlay/overlay.css';
import * as css from './options.css';
import type { SelectOption } from './SelectOption';

export interface OptionLineProps {
  /** The option's value: react-aria tells the lines of a changing list apart by it, and throws where they have none. */
  id: string;
  option: SelectOption<string>;
}

/** An option in the list of a field; the selected one has a tick. */
export function OptionLine({ id, option }: OptionLineProps) {
  return (
    <ListBoxItem
      id={id}
      textValue={option.label}
      isDisabled={option.disabled ?? false}
      className={overlay.item}
    >
      {({ isSelected }) => (
        <>
          <span className={overlay.itemWords}>
            {option.label}
            {option.description !== undefined && (
              <span className={overlay.itemNote}>{option.description}</span>
            )}
          </span>
          {isSelected && (
            <span className={css.tick}>
              <Icon of={CheckIcon} size="small" />
            </span>
          )}
        </>
      )}
    </ListBoxItem>
  );
}
