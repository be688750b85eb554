import type { Paper, PaperQuestion } from '../PaperQuestion.ts';
import { choiceDraft } from '../drafts.ts';
import { plainLine } from '../text/PaperLine.ts';

const option = /^\s*([A-Z])[.)]\s+(.*)$/;
const answer = /^\s*ANSWER\s*:\s*([A-Z])?\s*$/;
const cutAnswer = /^\s*A(?:N(?:S(?:W(?:E(?:R\s*)?)?)?)?)?$/;

export function isAiken(text: string): boolean {
  return text.split('\n').some((line) => answer.test(line));
}

/** Whether a text has options as Aiken does, though it may end before its first answer. */
export function beginsAsAiken(text: string): boolean {
  const [title = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '');
  return !option.test(title) && lines.some((line) => option.exec(line)?.[1] === 'A');
}

/** Reads questions of Aiken: a question, its options 'A.', 'B)', and a line 'ANSWER: B'. */
export function readAiken(text: string): Paper {
  const questions: PaperQuestion[] = [];
  let lines: string[] = [];
  for (const line of text.normalize('NFC').split('\n')) {
    if (line.trim() !== '') lines.push(line.trimEnd());
    if (!answer.test(line)) continue;
    questions.push(questionOf(lines, questions.length + 1, answer.exec(line)?.[1] === undefined));
    lines = [];
  }
  if (lines.length > 0) questions.push(questionOf(lines, questions.length + 1, true));
  const isCut = questions.some(({ warnings }) => warnings.some(({ code }) => code === 'incomplete'));
  return { questions, notes: isCut ? [{ code: 'fileCut' }] : [], figures: new Map() };
}

/** @param isUnanswered whether its file or the next question came before its answer */
function questionOf(lines: readonly string[], number: number, isUnanswered: boolean): PaperQuestion {
  let isCut = isUnanswered;
  const title: string[] = [];
  const options: string[] = [];
  let said: string | undefined;
  for (const [index, line] of lines.entries()) {
    if (isCut && index === lines.length - 1 && options.length > 0 && cutAnswer.test(line)) break;
    const found = option.exec(line);
    const told = answer.exec(line);
    if (told) said = told[1];
    else if (found && found[1] === String.fromCharCode(65 + options.length)) options.push(found[2] ?? '');
    else if (options.length === 0) title.push(line.trim());
    else {
      // Options from A again are those of another question: this one has lost its answer.
      isCut ||= found?.[1] === 'A';
      options[options.length - 1] += `\n${line.trim()}`;
    }
  }
  const place = said === undefined ? -1 : said.charCodeAt(0) - 65;
  const isKnown = place >= 0 && place < options.length;
  return {
    label: String(number),
    source: lines.map(plainLine),
    draft: {
      title: title.join('\n').slice(0, 5000),
      numbering: 'A',
      shuffle: false,
      difficulty: null,
      ...choiceDraft(options, isKnown ? [place] : [], false),
      ...(isCut ? { key: null } : undefined),
    },
    warnings: [
      ...(isCut ? [{ code: 'incomplete' } as const] : []),
      ...(said !== undefined && !isKnown ? [{ code: 'keyLetterUnknown', params: { said } } as const] : []),
    ],
  };
}
