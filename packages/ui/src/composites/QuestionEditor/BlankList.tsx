import type { ReactNode } from 'react';
import { FieldError } from '../../private/field/Field';
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
  const { draft, errorAt } = editor;
  const blanks = draftBlanks(draft) ?? [];
  const error = errorAt('content.blanks') ?? errorAt('key.blanks') ?? errorAt('key');
  return (
    <div className={css.blanks}>
      {blanks.map((blank, index) => (
        <BlankCard key={blank} editor={editor} blank={blank}>
          {children(blank, index)}
        </BlankCard>
      ))}
      <FieldError id={`${editor.id}-blanks`}>{error}</FieldError>
      <UndoLine editor={editor} at="blanks" />
    </div>
  );
}
