import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog';
import { Select } from '../../components/Select/Select';
import { locales } from '../../messages/languages';
import { useLanguage } from '../../messages/useLanguage';
import type { QuestionType } from '../QuestionView/question';
import { changeType, lostBy } from './changeType';
import type { Editor } from './editor';
import { lossLines } from './lossLines';
import * as css from './QuestionEditor.css';
import { questionTypes } from './questionDraft';
import { UndoLine } from './UndoLine';

/** The type; a change that would lose content asks for confirmation first. */
export function TypeField({ editor }: { editor: Editor }) {
  const { draft, edit, words } = editor;
  const number = new Intl.NumberFormat(locales[useLanguage()]);
  const [pendingType, ask] = useState<QuestionType | null>(null);
  const loss = pendingType && lostBy(draft, pendingType);

  function change(type: QuestionType) {
    const text = words.changed(words[type]);
    edit(changeType(draft, type), { announce: text, undo: { at: 'type', text } });
    ask(null);
  }

  return (
    <div data-focus="type:0">
      <Select
        label={words.type}
        required
        options={questionTypes.map((value) => ({ value, label: words[value] }))}
        value={draft.content.type}
        errorNames={['type', 'content.type']}
        onChange={(type) => {
          if (type === draft.content.type) return;
          if (lostBy(draft, type)) ask(type);
          else change(type);
        }}
      />
      <UndoLine editor={editor} at="type" />
      {pendingType && loss && (
        <ConfirmDialog
          open
          danger
          title={words.changeTitle}
          confirmLabel={words.changeConfirm}
          cancelLabel={words.changeCancel}
          onConfirm={() => change(pendingType)}
          onCancel={() => ask(null)}
        >
          {words.changeTo(words[pendingType])}
          <ul className={css.losses}>
            {lossLines(loss, words, (limit) => number.format(limit)).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </div>
  );
}
