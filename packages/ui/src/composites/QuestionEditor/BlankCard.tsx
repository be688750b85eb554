import type { ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge';
import { Icon } from '../../components/Icon/Icon';
import { IconButton } from '../../components/IconButton/IconButton';
import { DeleteIcon, RevertIcon } from '../../icons';
import { draftBlanks, removeBlank, writeTitle } from './draftBlanks';
import type { Editor } from './editor';
import * as css from './QuestionEditor.css';
import { blanksInTitle } from './titleBlanks';

interface BlankCardProps {
  editor: Editor;
  blank: string;
  children: ReactNode;
}

/** A blank with its answer; one that was removed from the title says so and can be restored. */
export function BlankCard({ editor, blank, children }: BlankCardProps) {
  const { draft, edit, words } = editor;
  const gone = !blanksInTitle(draft.title).includes(blank);

  function remove() {
    const text = words.removed(words.blank(blank));
    const left = (draftBlanks(draft) ?? []).length - 1;
    const next = Math.min(Number(blank), left);
    edit(removeBlank(draft, blank), {
      focus: [`blank-${next}:0`, 'title'],
      announce: text,
      undo: { at: 'blanks', text },
    });
  }

  return (
    <section className={css.blank} aria-label={words.blank(blank)}>
      <div className={css.blankHead}>
        <span className={css.blankName}>{words.blank(blank)}</span>
        {gone && <Badge tone="waiting">{words.blankGone}</Badge>}
        {
          <span className={css.blankTools}>
            {gone && (
              <IconButton
                name={words.putBack(blank)}
                icon={<Icon of={RevertIcon} />}
                size="small"
                onPress={() =>
                  edit(writeTitle(draft, `${draft.title.trimEnd()} [[${blank}]]`.trimStart()), {
                    focus: [`blank-${blank}:0`],
                    announce: words.blankInserted(blank),
                  })
                }
              />
            )}
            <IconButton
              name={words.removeBlank(blank)}
              icon={<Icon of={DeleteIcon} />}
              size="small"
              onPress={remove}
            />
          </span>
        }
      </div>
      {children}
    </section>
  );
}
