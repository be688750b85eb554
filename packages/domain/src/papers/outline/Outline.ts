import { isRubricHeading } from '../../questions/markingGuide.ts';
import { figureMarker, inWords } from '../../questions/figures.ts';
import { saidDifficulty } from '../../imports/readDifficulty.ts';
import { cutText } from '../../text/cutText.ts';
import { fold } from '../../text/fold.ts';
import {
  lineText,
  type PaperBlock,
  type PaperFigure,
  type PaperLine,
  type PaperTable,
  plainLine,
  sliceLine,
} from '../text/PaperLine.ts';
import { isExplanation, isKeyHeading, keyAtEnd, saidKey } from './keyLine.ts';
import { keysBehindHeading, keysFrom, keysInLine, type KeysRead, type SaidAnswer } from './keysInLine.ts';
import { keyTable } from './keyTable.ts';
import { firstLetter, optionsOf } from './optionsOf.ts';
import type { OutlineQuestion } from './OutlineQuestion.ts';
import {
  isCapitalHeading,
  isEnd,
  isHeading,
  namedStart,
  numberedStart,
  type QuestionStart,
} from './questionStart.ts';
import { asksToMatch, linesOfTable, sidesOf } from './tables.ts';

type Place = 'question' | 'explanation' | 'rubric' | 'keys';

/** Takes the lines of a paper apart, one after the other. */
export class Outline {
  readonly questions: OutlineQuestion[] = [];
  readonly answers: SaidAnswer[] = [];
  /** What stands among the answers and is none. */
  readonly keysLeft: string[] = [];
  linesBefore = 0;
  readonly #figures: Map<string, PaperFigure>;
  #hasNames = false;
  #place: Place = 'question';

  constructor(figures: Map<string, PaperFigure>) {
    this.#figures = figures;
  }

  read(written: readonly PaperBlock[]): void {
    const blocks = written.flatMap((block) => this.#opened(block));
    this.#hasNames = blocks.some(
      (block) => block.kind === 'line' && namedStart(lineText(block.line)) !== undefined,
    );
    for (const [index, block] of blocks.entries()) {
      if (block.kind === 'table') this.#table(block);
      else this.#line(block.line, blocks.slice(index + 1, index + 8));
    }
  }

  /** A table that only lays questions or options out, line by line. */
  #opened(block: PaperBlock): PaperBlock[] {
    if (block.kind === 'line') return [block];
    const lines = linesOfTable(block);
    return lines ? lines.map((line): PaperBlock => ({ kind: 'line', line })) : [block];
  }

  get #current(): OutlineQuestion | undefined {
    return this.questions.at(-1);
  }

  #line(line: PaperLine, ahead: readonly PaperBlock[]): void {
    const text = lineText(line);
    if (text.trim() === '') {
      // An option that was deleted with tracked changes leaves nothing but this.
      if (this.#current && this.#place === 'question') this.#note(this.#current, line);
      return;
    }
    const start = this.#startOf(text, ahead);
    if (start) return this.#begin(start, line, ahead);
    const keys = this.#place === 'keys' ? undefined : this.#keysIn(text, ahead);
    if (keys) return this.#take(keys);
    const current = this.#current;
    if (!current) {
      this.linesBefore += 1;
      return;
    }
    if (this.#place === 'keys') {
      if (!isEnd(text) && !isHeading(text) && !isKeyHeading(text)) this.#take(keysInLine(text));
      return;
    }
    if (isKeyHeading(text)) {
      this.#place = 'keys';
      return;
    }
    const said = saidKey(text);
    if (said !== undefined) {
      current.source.push(line);
      current.said ??= said;
      this.#place = 'question';
      return;
    }
    const difficulty = saidDifficulty(text);
    if (difficulty) {
      current.source.push(line);
      current.difficulty ??= difficulty;
      return;
    }
    if (isExplanation(text)) {
      current.source.push(line);
      this.#place = 'explanation';
      if (!current.warnings.some(({ code }) => code === 'explanationLeft'))
        current.warnings.push({ code: 'explanationLeft' });
      return;
    }
    if (isRubricHeading(text)) {
      current.source.push(line);
      current.rubric ??= [];
      this.#place = 'rubric';
      return;
    }
    if (this.#place === 'rubric' && !isHeading(text) && !isEnd(text)) {
      current.source.push(line);
      current.rubric?.push(text);
      return;
    }
    if (this.#place === 'explanation') {
      current.source.push(line);
      return;
    }
    this.#continue(current, line, ahead);
  }

  #startOf(text: string, ahead: readonly PaperBlock[]): QuestionStart | undefined {
    const start = this.#hasNames ? namedStart(text) : numberedStart(text);
    if (!start) return undefined;
    // 'Câu 5: B' among the answers is no question, unless options follow.
    if (this.#place === 'keys' || keysInLine(text).answers.length > 0)
      return hasOptions(ahead) ? start : undefined;
    if (this.#hasNames) return start;
    const last = this.#current;
    if (!last) return start.number === 1 || hasOptions(ahead) ? start : undefined;
    const isNext = start.number === last.number + 1;
    const isAnew = start.number === 1 && last.options.length >= 2 && hasOptions(ahead);
    return isNext || isAnew ? start : undefined;
  }

  #begin(start: QuestionStart, line: PaperLine, ahead: readonly PaperBlock[]): void {
    this.#place = 'question';
    const { label, number, difficulty, length } = start;
    this.questions.push({
      label,
      number,
      source: [],
      title: [],
      options: [],
      sides: undefined,
      said: undefined,
      difficulty,
      rubric: undefined,
      warnings: [],
    });
    const current = this.#current;
    if (!current) return;
    current.source.push(line);
    this.#note(current, line);
    this.#content(current, sliceLine(line, length), ahead);
  }

  #continue(current: OutlineQuestion, line: PaperLine, ahead: readonly PaperBlock[]): void {
    const text = lineText(line);
    if (isEnd(text)) return;
    const hasAnswer = current.options.length > 0 || current.said !== undefined || current.sides !== undefined;
    if (hasAnswer ? isHeading(text) : isCapitalHeading(text)) return;
    current.source.push(line);
    this.#note(current, line);
    this.#content(current, line, ahead);
  }

  /** Text and options of a line. */
  #content(current: OutlineQuestion, line: PaperLine, ahead: readonly PaperBlock[]): void {
    const ended = keyAtEnd(lineText(line));
    if (ended) current.said ??= ended.said;
    const rest = ended ? sliceLine(line, 0, ended.at) : line;
    const { before, options } = optionsOf(rest, firstLetter(nextText(ahead)));
    const last = current.options.at(-1);
    const isAnew =
      last !== undefined &&
      options[0] !== undefined &&
      options[0].letter.toUpperCase() <= last.letter.toUpperCase();
    if (isAnew) return this.#left(current, line);
    if (lineText(before).trim() !== '') this.#text(current, before);
    for (const option of options) {
      const expected = current.options.length;
      if (option.letter.toUpperCase().charCodeAt(0) - 65 !== expected)
        current.warnings.push({ code: 'optionGap', params: { letter: option.letter } });
      current.options.push({ ...option, more: [] });
    }
  }

  #text(current: OutlineQuestion, line: PaperLine): void {
    const last = current.options.at(-1);
    if (!last) current.title.push(line);
    // An option that goes on: the line begins as a sentence does not.
    else if (/^\s*[\p{Ll}(,;=+\-–\d[]/u.test(lineText(line)) || lineText(last.text).trim() === '')
      last.more.push(line);
    else this.#left(current, line);
  }

  #left(current: OutlineQuestion, line: PaperLine): void {
    const text = cutText(
      lineText(line)
        .replaceAll(/\[\[#\d+\]\]/g, '…')
        .trim(),
      120,
    );
    current.warnings.push({ code: 'lineLeft', params: { text } });
  }

  #note(current: OutlineQuestion, { notes }: PaperLine): void {
    for (const code of notes)
      if (!current.warnings.some((known) => known.code === code)) current.warnings.push({ code });
  }

  /** The answers of all questions on one line, with or without a heading; undefined of the answer of one question, or a text. */
  #keysIn(text: string, ahead: readonly PaperBlock[]): KeysRead | undefined {
    const current = this.#current;
    const title = current?.title.map(lineText).join(' ') ?? '';
    if (current?.sides || asksToMatch(title)) return undefined;
    const isChoice = current !== undefined && current.options.length >= 2;
    const named = keysBehindHeading(text);
    if (named) {
      const isList = named.answers.length > 1 || (isChoice && !this.#isOption(text));
      const isKnown = !current || named.answers.some((answer) => this.#hasNumber(answer.number));
      return isList && isKnown ? named : undefined;
    }
    if (!isChoice || this.#place !== 'question') return undefined;
    const last = this.answers.at(-1)?.number;
    const keys = keysFrom(text, last === undefined ? this.questions[0]?.number : last + 1);
    const next = nextText(ahead);
    const isList =
      keys !== undefined &&
      (keys.answers.length > 1 ||
        last !== undefined ||
        next.trim() === '' ||
        keysFrom(next, (keys.answers[0]?.number ?? 0) + 1) !== undefined);
    return isList && keys.answers.every(({ number }) => this.#hasNumber(number)) ? keys : undefined;
  }

  #hasNumber(number: number): boolean {
    return this.questions.some((question) => question.number === number);
  }

  /** Whether an option of the question has this answer as its text: 'Đáp án: 4C' of 'C. 4C'. */
  #isOption(text: string): boolean {
    const said = fold(saidKey(text) ?? '');
    return this.#current?.options.some((option) => fold(lineText(option.text).trim()) === said) ?? false;
  }

  #take({ answers, left }: KeysRead): void {
    this.answers.push(...answers);
    this.keysLeft.push(...left);
  }

  #table(table: PaperTable): void {
    const keys = keyTable(table, this.#place === 'keys');
    const current = this.#current;
    if (this.#place === 'keys' || keys.answers.length > 0) {
      this.#take(keys);
      if (current) this.#place = 'keys';
      return;
    }
    if (!current) {
      this.linesBefore += table.rows.length;
      return;
    }
    const text = table.rows.map((row) => row.map((cell) => cell.map(lineText).join(' ').trim()).join(' | '));
    current.source.push(...text.map(plainLine));
    if (this.#place === 'explanation') return;
    for (const line of table.rows.flat(2)) this.#note(current, line);
    if (this.#place === 'rubric') {
      current.rubric?.push(...text);
      return;
    }
    const sides =
      current.options.length === 0 ? sidesOf(table, current.title.map(lineText).join(' ')) : undefined;
    if (sides) {
      current.sides = sides;
      return;
    }
    const id = String(this.#figures.size + 1);
    const known = [...this.#figures.values()].flatMap((figure) => (figure.kind === 'file' ? [] : [figure]));
    const rows = table.rows
      .slice(0, 100)
      .map((row) =>
        row.slice(0, 30).map((cell) => cutText(inCell(cell.map(lineText).join('\n').trim(), known), 2000)),
      );
    this.#figures.set(id, { id, kind: 'table', rows: rows.filter((row) => row.length > 0) });
    this.#text(current, plainLine(figureMarker(id)));
  }
}

/** Pictures stay in cells; other figures that would make a cell too long become words. */
function inCell(text: string, known: Parameters<typeof inWords>[1]): string {
  return text.length > 1900 ? inWords(text, known) : text;
}

function nextText(ahead: readonly PaperBlock[]): string {
  const next = ahead.find((block) => block.kind === 'line' && lineText(block.line).trim() !== '');
  return next?.kind === 'line' ? lineText(next.line) : '';
}

/** Whether options follow before the next question begins. */
function hasOptions(ahead: readonly PaperBlock[]): boolean {
  const lines = ahead.flatMap((block) => (block.kind === 'line' ? [lineText(block.line)] : []));
  const end = lines.findIndex((text) => namedStart(text) !== undefined);
  return lines.slice(0, end < 0 ? undefined : end).some((text) => firstLetter(text)?.toUpperCase() === 'A');
}
