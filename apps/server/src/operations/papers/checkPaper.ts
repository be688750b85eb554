import type { Answer, Language } from '@sen/api/contract/model';
import { errorMessage } from '@sen/domain/errors/errorMessage';
import { importLimits } from '@sen/domain/imports/importLimits';
import type { PaperLine } from '@sen/domain/papers/text/PaperLine';
import { noteText, warningText } from '@sen/domain/papers/paperWarnings';
import { mapTexts } from '@sen/domain/questions/figures';
import { cutText } from '@sen/domain/text/cutText';
import { fileDigest } from '../../spreadsheets/fileDigest.ts';
import { uploadedFile } from '../../spreadsheets/uploadedFile.ts';
import { chosenUnit } from '../chosenUnit.ts';
import type { Handler } from '../Operation.ts';
import { type CheckedQuestion, checkedPaper } from './checkedPaper.ts';

type Report = Answer<'checkPaper'>['data'];

export const checkPaper: Handler<'checkPaper'> = async (call, { database }) => {
  const { body, caller, language } = call;
  const file = uploadedFile(call.files, importLimits.questions.bytes);
  const companyId = await chosenUnit(database, caller, body.company_id);
  const { edits } = body;
  const { format, notes, questions } = await checkedPaper(database, {
    file,
    caller,
    companyId,
    ...(edits && { edits }),
  });
  return {
    data: {
      file_name: file.name,
      file_digest: fileDigest(file.bytes),
      format,
      notes: notes.map((note) => ({ code: note.code, message: cutText(noteText(note, language), 1000) })),
      total: questions.length,
      good: questions.filter(({ read }) => read.question !== undefined).length,
      questions: questions.map((question) => shown(question, language)),
    },
  };
};

function shown(
  { row, label, source, draft, warnings, read }: CheckedQuestion,
  language: Language,
): Report['questions'][number] {
  return {
    row,
    label: cutText(label, 200),
    source: source.slice(0, 200).map(shownLine),
    draft: {
      ...draft,
      title: cutText(draft.title, 5000),
      content: mapTexts(draft.content, (text) => cutText(text, 2000)),
    },
    good: read.question !== undefined,
    warnings: warnings
      .slice(0, 100)
      .map((warning) => ({ code: warning.code, message: cutText(warningText(warning, language), 1000) })),
    errors: read.errors.map(({ column, code, params }) => ({
      field: column === 'option_a' ? 'content' : column,
      code,
      message: errorMessage(code, language, params),
    })),
  };
}

function shownLine({ pieces }: PaperLine): Report['questions'][number]['source'][number] {
  return pieces.slice(0, 500).map(({ text, marks }) => ({ text: cutText(text, 20_000), marks: [...marks] }));
}
