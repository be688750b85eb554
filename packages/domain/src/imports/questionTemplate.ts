import type { Language, QuestionType } from '@sen/api/contract/model';
import { questionTypeNames } from '../questions/questionTypeNames.ts';
import { questionTypes } from '../questions/questionTypes.ts';
import { questionColumnKeys, questionColumns } from './questionColumns.ts';
import { type ExampleRow, examplesEn, examplesVi } from './templateExamples.ts';
import { guide } from './templateGuide.ts';

/**
 * The sheet to fill in: headings and one valid question of each type in the given language. `category` must exist in the
 * reader's unit, so that the template can be imported unchanged.
 */
export function questionTemplateRows(language: Language, category: string): string[][] {
  const examples = language === 'vi' ? examplesVi : examplesEn;
  const rows = questionTypes.map((type) => exampleRow(type, examples[type], language, category));
  return [questionColumnKeys.map((key) => questionColumns[key][language]), ...rows];
}

function exampleRow(type: QuestionType, example: ExampleRow, language: Language, category: string): string[] {
  const row: ExampleRow = { ...example, type: questionTypeNames[type][language], category };
  return questionColumnKeys.map((key) => row[key] ?? '');
}

/** The second sheet, which explains how options and answer of each type are written. */
export function questionGuideRows(language: Language): string[][] {
  const { type, key } = questionColumns;
  const headings = [type[language], language === 'vi' ? 'Các lựa chọn' : 'Options', key[language]];
  const rows = questionTypes.map((name) => {
    const { options, answer } = guide[name][language];
    return [questionTypeNames[name][language], options, answer];
  });
  return [headings, ...rows];
}
