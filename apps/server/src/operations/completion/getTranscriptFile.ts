import type { Language, Transcript } from '@sen/api/contract/model';
import { ratingNames } from '@sen/domain/completion/resultNames';
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
    headings: [
      'Khóa học',
      'Mã khóa học',
      'Lớp',
      'Dự án',
      'Bắt đầu',
      'Kết thúc',
      'Kết quả',
      'Điểm',
      'Xếp loại',
      'Hoàn thành',
    ],
    title: 'Bảng điểm học tập',
    facts: { person: 'Họ và tên', code: 'Mã thành viên', unit: 'Đơn vị', asOf: 'Tính đến' },
  },
  en: {
    file: 'transcript',
    sheet: 'Transcript',
    headings: [
      'Course',
      'Course code',
      'Class',
      'Project',
      'Starts',
      'Ends',
      'Result',
      'Score',
      'Grade',
      'Completed',
    ],
    title: 'Transcript',
    facts: { person: 'Name', code: 'Member code', unit: 'Unit', asOf: 'As of' },
  },
} as const satisfies Record<Language, object>;

const widths = [36, 16, 28, 24, 18, 18, 18, 10, 14, 18];
const times = new Set([4, 5, 9]);

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
  const columns = widths.map((width, place) => ({ width, isTime: times.has(place) }));
  const above = headingOf(transcript, language, now);
  const stream = sheetStream(
    { format: 'xlsx', name: sheet, columns, frozenRows: above.length + 1 },
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
  yield [...above, [...words[language].headings]];
  yield courses.map((course) => {
    const { result, completed_at } = course;
    return [
      course.course_name,
      course.course_code,
      course.classroom_name,
      course.project_name,
      new Date(course.classroom_start_time),
      new Date(course.classroom_end_time),
      progressNameOf(course, language) ?? null,
      result?.score ?? null,
      result?.rating ? ratingNames[result.rating][language] : null,
      completed_at === null ? null : new Date(completed_at),
    ];
  });
}
