import { Icon } from '@sen/ui/Icon';
import { CheckIcon } from '@sen/ui/icons';
import { Text } from '@sen/ui/Text';
import * as css from './Board.css';

/** In place of the rows of what waits: everything is done, in one line. */
export function NothingWaits({ title, text }: { title: string; text: string }) {
  return (
    <div className={css.done}>
      <span aria-hidden="true" className={css.doneMark}>
        <Icon of={CheckIcon} />
      </span>
      <div className={css.words}>
        <Text weight="medium">{title}</Text>
        <Text size="small" tone="muted">
          {text}
        </Text>
      </div>
    </div>
  );
}
