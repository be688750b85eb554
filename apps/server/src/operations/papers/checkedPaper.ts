import type { PaperDraft, PaperFormat, QuestionStatus } from '@sen/api/contract/model';
import type { FieldError } from '@sen/domain/errors/FieldError';
import { fieldError } from '@sen/domain/errors/FieldError';
import type { QuestionColumn } from '@sen/domain/imports/questionColumns';
import { errorsOf, questionDraft } from '@sen/domain/papers/errorsOf';
import type { Paper, PaperQuestion } from '@sen/domain/papers/PaperQuestion';
import { concealKey } from '@sen/domain/questions/concealKey';
import type { Caller } from '../../auth/Caller.ts';
import { RefusalError } from '../../errors/RefusalError.ts';
import { openPaper } from '../../papers/openPaper.ts';
import type { Database } from '../../store/database.ts';
import type { Upload } from '../Operation.ts';
import { type ReadRow, withoutRepeats } from '../questions/readQuestionSheet.ts';

interface Checking {
  file: Upload;
  caller: Pick<Caller, 'id'>;
  companyId: string;
  /** Where its questions are put; unknown before the import. */
  paper?: { category_id: string; status: QuestionStatus };
  edits?: { row: number; draft: PaperDraft }[];
}

/** A question of a paper, and how it would be stored. */
export interface CheckedQuestion extends PaperQuestion {
  row: number;
  read: ReadRow;
}

export interface CheckedPaper {
  format: PaperFormat;
  notes: Paper['notes'];
  questions: CheckedQuestion[];
}

const nowhere = { category_id: '1', status: 'draft' } as const;

/**
 * The questions of a file with their corrections, and what refuses each.
 * @throws {RefusalError} a file that cannot be read; a correction of a question that it lacks
 */
export async function checkedPaper(
  database: Database,
  { file, caller, companyId, paper: place = nowhere, edits = [] }: Checking,
): Promise<CheckedPaper> {
  const { format, notes, questions } = await openPaper({ bytes: file.bytes, name: file.name }, caller.id);
  const drafts = new Map(edits.map(({ row, draft }) => [row, draft]));
  const unknown = edits.findIndex(({ row }) => row > questions.length);
  if (unknown >= 0)
    throw new RefusalError('validationFailed', {
      fieldErrors: [fieldError(`edits.${unknown}.row`, 'unknownReference')],
    });
  const edited = questions.map((question, index) => edit(question, drafts.get(index + 1)));
  const rows = edited.map(({ draft }, index) => rowOf(draft, index + 1, place));
  const checked = await withoutRepeats(rows, { database, companyId }, 'questionTwiceInPaper');
  return {
    format,
    notes,
    questions: edited.flatMap((question, index) => {
      const read = checked[index];
      return read ? [{ ...question, row: index + 1, read }] : [];
    }),
  };
}

/** The figures stay those of the file: they are not sent back. */
function edit(question: PaperQuestion, draft: PaperDraft | undefined): PaperQuestion {
  if (!draft) return question;
  const { figures } = question.draft.content;
  const { figures: _sent, ...content } = draft.content;
  return { ...question, draft: { ...draft, content: figures ? { ...content, figures } : content } };
}

function rowOf(draft: PaperQuestion['draft'], row: number, place: NonNullable<Checking['paper']>): ReadRow {
  const { title, content } = draft;
  const found = errorsOf(draft);
  const question = found.length === 0 ? questionDraft(draft, place) : undefined;
  return {
    row,
    title: title.slice(0, 5000),
    type: content.type,
    cells: {},
    question: question && { ...question, ...concealKey(question) },
    errors: found.map((error) => ({
      column: columnOf(error),
      value: '',
      code: error.code,
      ...paramsOf(error),
    })),
  };
}

const paramsOf = ({ params }: FieldError) => (params ? { params } : {});

function columnOf({ field }: FieldError): QuestionColumn {
  if (field.startsWith('content')) return 'option_a';
  return field.startsWith('key') ? 'key' : 'title';
}
