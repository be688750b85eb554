import { useId, useRef, type ReactNode } from 'react';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { Select } from '../../components/Select/Select';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useMessages } from '../../messages/useMessages';
import type { Numbering } from '../QuestionView/question';
import { AnswerPart } from './AnswerPart';
import { AskedPart } from './AskedPart';
import type { Editor } from './editor';
import * as css from './QuestionEditor.css';
import { questionEditorMessages, type QuestionEditorMessages } from './QuestionEditor.messages';
import type { QuestionDraft } from './questionDraft';
import { QuestionPreview } from './QuestionPreview';
import { TitleField } from './TitleField';
import { TwoPlaces } from './TwoPlaces';
import { TypeField } from './TypeField';
import { useDraftEdit } from './useDraftEdit';
import { useRoom } from './useRoom';

export { changeType, lostBy, type Loss } from './changeType';
export { askedContent, keylessDraft } from './keylessDraft';
export { finishedKey, newDraft, questionTypes } from './questionDraft';
export type { DraftKey, DraftNumber, QuestionDraft } from './questionDraft';
export type { QuestionEditorMessages } from './QuestionEditor.messages';

export interface QuestionEditorProps {
  value: QuestionDraft;
  onChange: (next: QuestionDraft) => void;
  /** The caller's fields beside the type: category, status. All settings are then beside the question where there is room, or after it. */
  meta?: ReactNode;
  /** For questions of a survey: nothing marks what is right, and the author's order is shown as it is. */
  keyless?: boolean | undefined;
  messages?: Partial<QuestionEditorMessages> | undefined;
}

const numberings = ['A', 'a', '1', 'none'] as const satisfies readonly Numbering[];
const samples = { A: 'A, B, C', a: 'a, b, c', '1': '1, 2, 3' } as const;

/** Minimum width in pixels for two usable columns. */
const twoColumns = 880;

/**
 * Edits a question of any type, with a preview of the student's view beside it. Its fields show the errors of the `Form` around it,
 * by the server's paths: 'title', 'content.options.0.text', 'key.blanks.1'.
 */
export function QuestionEditor({ value, onChange, meta, keyless = false, messages }: QuestionEditorProps) {
  const words = useMessages(questionEditorMessages, messages);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const wide = useRoom(root, twoColumns);
  const { edit, announcement, undo } = useDraftEdit(root, value, onChange);
  const editor: Editor = { id, draft: value, edit, undo, words, keyless };
  return (
    <div ref={root} className={css.root}>
      <TwoPlaces
        id={id}
        wide={wide}
        words={words}
        fields={<EditorFields editor={editor} meta={meta} />}
        preview={<QuestionPreview draft={value} words={words} keyless={keyless} />}
      />
      <div role="status" className={visuallyHidden}>
        {announcement}
      </div>
    </div>
  );
}

interface EditorFieldsProps {
  editor: Editor;
  meta: ReactNode;
}

function EditorFields({ editor, meta }: EditorFieldsProps) {
  const { draft, edit, words, keyless } = editor;
  const { type } = draft.content;
  // Alone, the type comes before the question that it shapes; among other settings it is beside or below.
  const hasMeta = meta !== undefined;
  const lettered = type === 'one_choice' || type === 'multiple_choice';

  return (
    <div className={css.editor} role="group" aria-label={words.edit}>
      <div className={css.parts} data-beside={hasMeta || undefined}>
        <div className={css.written}>
          {!hasMeta && <TypeField editor={editor} />}
          <TitleField editor={editor} />
          {keyless ? <AskedPart editor={editor} /> : <AnswerPart editor={editor} />}
        </div>
        <div className={css.settings}>
          {hasMeta && <TypeField editor={editor} />}
          {meta}
          {lettered && (
            <Select
              label={words.numbering}
              options={numberings.map((value) => ({
                value,
                label: value === 'none' ? words.numberingNone : samples[value],
              }))}
              value={draft.numbering}
              errorNames={['numbering']}
              onChange={(numbering) => edit({ ...draft, numbering })}
            />
          )}
          {!keyless && (lettered || type === 'choose_from_list') && (
            <Checkbox
              label={words.shuffle}
              description={words.shuffleHint}
              checked={draft.shuffle}
              errorNames={['shuffle']}
              onChange={(shuffle) => edit({ ...draft, shuffle })}
            />
          )}
        </div>
      </div>
    </div>
  );
}
