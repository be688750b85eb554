import type { PaperDraft, PaperReport } from '@sen/api/contract/model';
import { ruleErrorMessage } from '@sen/domain/errors/ruleErrors';
import { errorsOf } from '@sen/domain/papers/errorsOf';
import { finishedKey, newDraft, type QuestionDraft } from '@sen/ui/QuestionEditor';
import { language } from '../../words/runtime';

export type ReadQuestion = PaperReport['questions'][number];

/** The corrections of a paper, and the questions that are taken or left against what is usual. */
export interface PaperWork {
  edits: ReadonlyMap<number, PaperDraft>;
  taken: ReadonlyMap<number, boolean>;
}

/** A question of the paper as it would be imported. */
export interface WorkQuestion extends ReadQuestion {
  isEdited: boolean;
  isTaken: boolean;
  /** Something of it was not understood, or refuses it, and nobody has corrected it yet. */
  isDoubtful: boolean;
}

export function workQuestion(read: ReadQuestion, { edits, taken }: PaperWork): WorkQuestion {
  const edit = edits.get(read.row);
  const question = edit ? withEdit(read, edit) : read;
  const isTaken = question.good && (taken.get(read.row) ?? true);
  const isDoubtful = !question.good || (!edit && read.warnings.length > 0);
  return { ...question, isEdited: edit !== undefined, isTaken, isDoubtful };
}

/** The errors of the file are those of what it says; whether an edited question repeats another is said after the import. */
function withEdit(read: ReadQuestion, draft: PaperDraft): ReadQuestion {
  const errors = errorsOf(draft).map(({ field, code, params }) => ({
    field,
    code,
    message: ruleErrorMessage(code, language(), params),
  }));
  return { ...read, draft, errors, good: errors.length === 0 };
}

/** A question of the file for the editor, where an answer may be open. */
export function editorDraft({ key, difficulty: _apart, ...draft }: PaperDraft): QuestionDraft {
  return { ...draft, key: key ?? newDraft(draft.content.type).key };
}

export function paperDraft(
  { key, ...draft }: QuestionDraft,
  difficulty: PaperDraft['difficulty'],
): PaperDraft {
  return { ...draft, difficulty, key: finishedKey(key) };
}

/** What is sent: the figures stay those of the file. */
export function sentDraft(draft: PaperDraft): PaperDraft {
  const { figures: _kept, ...content } = draft.content;
  return { ...draft, content };
}
