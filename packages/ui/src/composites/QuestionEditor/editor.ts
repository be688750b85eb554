import type { QuestionDraft } from './questionDraft';
import type { QuestionEditorMessages } from './QuestionEditor.messages';
import type { EditDraft, Undo } from './useDraftEdit';

/** What every part of the editor works with. */
export interface Editor {
  /** Unique in the page. */
  id: string;
  draft: QuestionDraft;
  edit: EditDraft;
  undo: Undo | null;
  words: QuestionEditorMessages;
  readOnly: boolean;
  /** What is wrong at a path: 'title', 'content.options.0.text'. */
  errorAt: (path: string) => string | undefined;
}
