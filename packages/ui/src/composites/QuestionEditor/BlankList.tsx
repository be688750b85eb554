import type { ReactNode } from 'react';
import { FormPart } from '../../private/field/FormPart';
import { GroupError } from '../../private/field/GroupError';
import { BlankCard } from './BlankCard';
import { draftBlanks } from './draftBlanks';
import type { Editor } from './editor';
import * as css from './QuestionEditor.css';
import { UndoLine } from './UndoLine';

interface BlankListProps {
  editor: Editor;
  children: (blank: string, index: number) => ReactNode;
}

/** Every blank of the title with its answer. */
export function BlankList({ editor, children }: BlankListProps) {
  const { draft, words } = editor;
  const blanks = draftBlanks(draft) ?? [];
  return (
    <div className={css.blanks}>
      {blanks.map((blank, index) => (
        <BlankCard key={blank} editor={editor} blank={blank}>
          <FormPart name={words.blank(blank)}>{children(blank, index)}</FormPart>
        </BlankCard>
      ))}
      <GroupError
        id={`${editor.id}-blanks`}
        names={['content.blanks', 'key.blanks', 'key']}
        label={words.blanks}
      />
      <UndoLine editor={editor} at="blanks" />
    </div>
  );
}
