import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { UndoIcon } from '../../icons';
import type { Editor } from './editor';
import * as css from './RowList.css';

interface UndoLineProps {
  editor: Editor;
  at: string;
}

/** The last removal here, with an undo button. */
export function UndoLine({ editor: { undo, edit, words }, at }: UndoLineProps) {
  if (undo?.at !== at) return null;
  return (
    <div className={css.undo}>
      <span>{undo.text}</span>
      <Button
        variant="quiet"
        size="small"
        icon={<Icon of={UndoIcon} size="small" />}
        onPress={() => edit(undo.draft, { focus: [`${at}:0`, `${at}:add`], announce: words.restored })}
      >
        {words.undo}
      </Button>
    </div>
  );
}
