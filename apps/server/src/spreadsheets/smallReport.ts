import type { Language, MemberImportReport } from '@sen/api/contract/model';
import type { CellError } from '@sen/domain/imports/CellError';
import { importColumns, type SheetColumns } from '@sen/domain/imports/SheetColumns';
import { cutText } from '@sen/domain/text/cutText';
import type { Upload } from '../operations/Operation.ts';
import { reportedErrors } from './columnSheet.ts';
import { fileDigest } from './fileDigest.ts';
import type { SmallSheet } from './openSmallSheet.ts';

/** Rows listed in the report, besides those with fixes; all others are in the file of refused rows. */
const maxReported = 1_000;

interface JudgedRow<Column extends string> {
  number: number;
  name: string;
  state: 'good' | 'changed' | 'repeated' | 'refused';
  errors: readonly CellError<Column>[];
}

interface Reporting<Column extends string> {
  columns: SheetColumns<Column>;
  rows: readonly JudgedRow<Column>[];
  mapping: Readonly<Record<string, number>>;
  file: Upload;
  language: Language;
}

/** What a dry run of a small sheet has found; `changes` are to be added. */
export function smallReport<Column extends string>(
  list: SmallSheet<Column>,
  { columns, rows, mapping, file, language }: Reporting<Column>,
): MemberImportReport {
  const count = (state: JudgedRow<Column>['state']) => rows.filter((row) => row.state === state).length;
  const { sheet, sheets, headers, samples, header_row, notes, fixes } = list;
  return {
    file_name: file.name,
    file_digest: fileDigest(file.bytes),
    sheet,
    sheets,
    headers,
    samples,
    header_row,
    notes,
    mapping: { ...mapping },
    columns: importColumns(columns, language),
    total: rows.length,
    good: count('good'),
    changed: count('changed'),
    repeated: count('repeated'),
    refused: count('refused'),
    rows: rows
      .filter(({ state }) => state === 'refused')
      .filter(({ number }, index) => index < maxReported || fixes.has(number))
      .map(({ number: row, name, errors }) => ({
        row,
        name: cutText(name, 500),
        errors: reportedErrors(errors, list, language),
      })),
    changes: [],
  };
}
