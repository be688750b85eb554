import { importLimits } from '@sen/domain/imports/importLimits';
import { otherNames } from '@sen/domain/imports/otherNames';
import { perhapsOfTen } from '@sen/domain/imports/perhapsOfTen';
import { scoreSheet, scoreText } from '@sen/domain/imports/scoreColumns';
import { cutText } from '@sen/domain/text/cutText';
import { smallReport } from '../../spreadsheets/smallReport.ts';
import { uploadedFile } from '../../spreadsheets/uploadedFile.ts';
import type { Handler } from '../Operation.ts';
import { openScoreSheet } from './openScoreSheet.ts';
import { scoreClass } from './scoreClass.ts';

/** Rows that change a result or give the first one, and are listed. */
const maxChanges = 1_000;

export const checkScores: Handler<'checkScores'> = async (call, { database }) => {
  const { path, caller, language } = call;
  const { exam } = await scoreClass(database, path, call);
  const file = uploadedFile(call.files, importLimits.scores.bytes);
  const { file: _name, ...options } = call.body;
  const place = { assignmentId: exam.id, classId: path.id };
  const list = await openScoreSheet({ file, caller, options, language, ...place }, database);
  const { rows, notes, mapping } = list;
  const scores = rows.flatMap((row) => ('score' in row && row.score !== null ? [row.score] : []));
  const shown = (score: number) => scoreText(score, language);
  const changes = rows.flatMap((row) => (row.state === 'changed' || row.state === 'good' ? [row] : []));
  return {
    data: {
      ...smallReport(list, { columns: scoreSheet, rows, mapping: { ...mapping }, file, language }),
      notes: [
        ...notes,
        ...perhapsOfTen(scores, language),
        ...otherNames(
          changes.flatMap(({ otherName }) => otherName ?? []),
          language,
        ),
      ],
      changes: changes.slice(0, maxChanges).map(({ number, name, present, score }) => ({
        row: number,
        name: cutText(name, 500),
        cells: [
          {
            column: 'score',
            label: scoreSheet.names.score[language],
            before: present === null ? '' : shown(present),
            after: shown(score ?? 0),
          },
        ],
      })),
    },
  };
};
