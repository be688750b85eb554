import type { QuestionKey, Rubric } from '@sen/api/contract/model';
import { hasTwoDecimals } from '../exams/hundredths.ts';
import { isLongerThan } from './characters.ts';
import { partId } from './concealKey.ts';

/** What who marks is given: a model answer, a rubric. */
export type MarkingGuide = Pick<Extract<QuestionKey, { type: 'long_answer' }>, 'model_answer' | 'rubric'>;

const limits = { model: 20_000, name: 300 } as const;

/** The line above the criteria. */
const heading = 'Thang chấm:';
const anyHeading = /^\s*(?:thang chấm(?: điểm)?|rubric)\s*:\s*$/iu;

/**
 * A guide as one text, for formats that have no rubric. The criteria are its last lines:
 * `- Nội dung: Đủ ý = 6 | Thiếu ý = 3 | Sai = 0`; a sign that separates is written behind a backslash, a
 * line break as `\\n`.
 */
function writeGuide({ model_answer = '', rubric = [] }: MarkingGuide): string {
  if (rubric.length === 0) return model_answer;
  const lines = rubric.map(({ title, levels }) => {
    const said = levels.map((level) => `${escaped(level.title)} = ${level.points}`);
    return `- ${escaped(title)}: ${said.join(' | ')}`;
  });
  return [...(model_answer === '' ? [] : [model_answer]), heading, ...lines].join('\n');
}

/** The guide of a written answer as one text; empty for other keys. */
export function guideOf(key: QuestionKey): string {
  return key.type === 'short_answer' || key.type === 'long_answer' ? writeGuide(key) : '';
}

/** Whether a line introduces the criteria of a rubric. */
export function isRubricHeading(line: string): boolean {
  return anyHeading.test(line.normalize('NFC'));
}

/** The rubric of the lines below a heading; undefined if one of them is no criterion. */
export function readRubric(lines: readonly string[]): Rubric | undefined {
  return readCriteria(lines);
}

/** Reads what `writeGuide` writes; a text without criteria is a model answer. */
export function readGuide(text: string): MarkingGuide {
  const lines = text.split('\n');
  const at = lines.findLastIndex((line) => anyHeading.test(line));
  const rubric = at === -1 ? undefined : readCriteria(lines.slice(at + 1));
  const model_answer = (rubric ? lines.slice(0, at).join('\n').trim() : text).slice(0, limits.model);
  return { ...(model_answer === '' ? undefined : { model_answer }), ...(rubric && { rubric }) };
}

function readCriteria(lines: readonly string[]): Rubric | undefined {
  const written = lines.filter((line) => line.trim() !== '');
  const criteria = written.map((line, index) => readCriterion(line, partId(index)));
  const read = criteria.filter((one) => one !== undefined);
  return read.length > 0 && read.length === written.length && read.length <= 20 ? read : undefined;
}

function readCriterion(line: string, id: string): Rubric[number] | undefined {
  const [title, said, ...more] = split(line.replace(/^\s*[-–•*]\s+/u, ''), ':');
  if (title === undefined || said === undefined || more.length > 0) return undefined;
  const parts = split(said, '|');
  const levels = parts.flatMap((part, index) => {
    const [name, number, ...others] = split(part, '=');
    const points = Number((number ?? '').trim().replace(',', '.'));
    const isLevel = others.length === 0 && number?.trim();
    return isName(plain(name ?? '')) && isLevel && points >= 0 && points <= 100 && hasTwoDecimals(points)
      ? [{ id: partId(index), title: plain(name ?? ''), points }]
      : [];
  });
  const isWhole = isName(plain(title)) && levels.length === parts.length && levels.length <= 9;
  return isWhole ? { id, title: plain(title), levels } : undefined;
}

const isName = (text: string) => text !== '' && !isLongerThan(text, limits.name);
const escaped = (text: string) =>
  text.replaceAll(/[\\:|=]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
const plain = (text: string) =>
  text.replaceAll(/\\([\\:|=n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign)).trim();

/** The parts between signs that no backslash precedes. */
function split(text: string, sign: string): string[] {
  const parts = [''];
  for (const [piece] of text.matchAll(/\\[\\:|=n]|[^]/gu)) {
    if (piece === sign) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${piece}`);
  }
  return parts;
}
