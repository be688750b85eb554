import type { QuestionDraft } from './questionDraft';
import type { QuestionEditorMessages } from './QuestionEditor.messages';
import type { EditDraft, Undo } from './useDraftEdit';

/** The context of every part of the editor. */
export interface Editor {
  /** Unique in the page. */
  id: string;
  draft: QuestionDraft;
  edit: EditDraft;
  undo: Undo | null;
  words: QuestionEditorMessages;
  /** Only asks: nothing is right or wrong. */
  keyless: boolean;
}
