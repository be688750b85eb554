import { resultScoreText } from '@sen/domain/completion/resultScoreText';
import { harmlessCell } from '@sen/domain/imports/harmlessCell';
import { attemptScoreHeading, scoreSheet, scoreText } from '@sen/domain/imports/scoreColumns';
import { spreadsheetTypes, writeSpreadsheet } from '../../spreadsheets/writeSpreadsheet.ts';
import { scoredStudents } from '../../store/scores/scoredStudents.ts';
import { Download, type Handler } from '../Operation.ts';
import { scoreClass } from './scoreClass.ts';

const names = {
  vi: { file: 'diem', sheet: 'Điểm' },
  en: { file: 'scores', sheet: 'Scores' },
} as const;

export const getScoreTemplate: Handler<'getScoreTemplate'> = async (call, { database }) => {
  const { path, query, language } = call;
  const { exam } = await scoreClass(database, path, call);
  const { format = 'xlsx' } = query;
  const { file, sheet: name } = names[language];
  const shown = (score: number | null) => (score === null ? '' : scoreText(score, language));
  const students = await scoredStudents(database, exam.id);
  const heading = (key: 'membership_code' | 'email' | 'name' | 'score') => scoreSheet.names[key][language];
  const rows = students
    .filter(({ participates }) => participates)
    .map((student) => [
      harmlessCell(student.membership_code ?? ''),
      harmlessCell(student.email),
      harmlessCell(student.name),
      resultScoreText({ score: student.attempts, waiting: student.waits }, language) ?? '',
      shown(student.entered),
    ]);
  const headings = [
    heading('membership_code'),
    heading('email'),
    heading('name'),
    attemptScoreHeading[language],
    heading('score'),
  ];
  const bytes = await writeSpreadsheet(format, [{ name, rows: [headings, ...rows] }]);
  return new Download(`${file}-${exam.id}.${format}`, spreadsheetTypes[format], bytes);
};
