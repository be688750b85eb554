import type { Language, Transcript, TranscriptCourse } from '@sen/api/contract/model';
import { ratingNames } from '@sen/domain/completion/resultNames';
import { resultScoreText } from '@sen/domain/completion/resultScoreText';
import { progressNameOf, transcriptBlocks } from '@sen/domain/completion/transcriptBlocks';
import { formatInstant } from '@sen/domain/time/formatInstant';
import { found } from '../../errors/RefusalError.ts';
import { printInThread } from '../../printing/printInThread.ts';
import { sheetStream } from '../../spreadsheets/sheetStream.ts';
import type { SheetCells } from '../../spreadsheets/StreamedSheet.ts';
import { spreadsheetTypes } from '../../spreadsheets/writeSpreadsheet.ts';
import { findTranscript } from '../../store/completion/transcripts.ts';
import { Download, type Handler } from '../Operation.ts';

const words = {
  vi: {
    file: 'bang-diem',
    sheet: 'Bảng điểm',
    title: 'Bảng điểm học tập',
    facts: { person: 'Họ và tên', code: 'Mã thành viên', unit: 'Đơn vị', asOf: 'Tính đến' },
  },
  en: {
    file: 'transcript',
    sheet: 'Transcript',
    title: 'Transcript',
    facts: { person: 'Name', code: 'Member code', unit: 'Unit', asOf: 'As of' },
  },
} as const satisfies Record<Language, object>;

interface Column extends Record<Language, string> {
  width: number;
  /** A `Date` is shown with its time. */
  isTime?: true;
  cell: (course: TranscriptCourse, language: Language) => SheetCells[number];
}

const columns: readonly Column[] = [
  { vi: 'Khóa học', en: 'Course', width: 36, cell: ({ course_name }) => course_name },
  { vi: 'Mã khóa học', en: 'Course code', width: 16, cell: ({ course_code }) => course_code },
  { vi: 'Lớp', en: 'Class', width: 28, cell: ({ classroom_name }) => classroom_name },
  { vi: 'Dự án', en: 'Project', width: 24, cell: ({ project_name }) => project_name },
  {
    vi: 'Bắt đầu',
    en: 'Starts',
    width: 18,
    isTime: true,
    cell: ({ classroom_start_time }) => new Date(classroom_start_time),
  },
  {
    vi: 'Kết thúc',
    en: 'Ends',
    width: 18,
    isTime: true,
    cell: ({ classroom_end_time }) => new Date(classroom_end_time),
  },
  {
    vi: 'Kết quả',
    en: 'Result',
    width: 18,
    cell: (course, language) => progressNameOf(course, language) ?? null,
  },
  {
    vi: 'Điểm',
    en: 'Score',
    width: 10,
    // A number can be summed up; what may change says so.
    cell: ({ result }, language) =>
      result?.waiting ? resultScoreText(result, language) : (result?.score ?? null),
  },
  {
    vi: 'Xếp loại',
    en: 'Grade',
    width: 14,
    cell: ({ result }, language) => (result?.rating ? ratingNames[result.rating][language] : null),
  },
  {
    vi: 'Hoàn thành',
    en: 'Completed',
    width: 18,
    isTime: true,
    cell: ({ completed_at }) => (completed_at === null ? null : new Date(completed_at)),
  },
];

export const getTranscriptFile: Handler<'getTranscriptFile'> = async (
  { path, query, caller, language, now },
  { database },
) => {
  const transcript = found(await findTranscript(database, path.id, caller, now));
  const { file, sheet, title } = words[language];
  const name = `${file}-${transcript.person.id}.${query.format}`;
  if (query.format === 'pdf') {
    const blocks = transcriptBlocks(transcript, language);
    const task = {
      language,
      now,
      organisation: transcript.company_name ?? '',
      title,
      minutes: null,
      isDraft: false,
    };
    const bytes = await printInThread({ ...task, sheets: [{ kind: 'transcript', code: null, blocks }] });
    return new Download(name, 'application/pdf', bytes);
  }
  const above = headingOf(transcript, language, now);
  const stream = sheetStream(
    {
      format: 'xlsx',
      name: sheet,
      columns: columns.map(({ width, isTime = false }) => ({ width, isTime })),
      frozenRows: above.length + 1,
    },
    rowsOf(transcript, above, language),
  );
  return new Download(name, spreadsheetTypes.xlsx, stream);
};

/** Whose transcript it is, of which unit, and of when: a file is passed on without the page. */
function headingOf(
  { person, membership_code, company_name }: Transcript,
  language: Language,
  now: Date,
): SheetCells[] {
  const { title, facts } = words[language];
  const given: [string, string | null][] = [
    [facts.person, person.name],
    [facts.code, membership_code],
    [facts.unit, company_name],
    [facts.asOf, formatInstant('dateTime', now, language)],
  ];
  return [[title], ...given.filter(([, value]) => value !== null), []];
}

async function* rowsOf(
  { courses }: Transcript,
  above: readonly SheetCells[],
  language: Language,
): AsyncGenerator<SheetCells[]> {
  yield [...above, columns.map((column) => column[language])];
  yield courses.map((course) => columns.map(({ cell }) => cell(course, language)));
}
