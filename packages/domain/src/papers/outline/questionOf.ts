import type { Choice, QuestionContent, QuestionKey } from '@sen/api/contract/model';
import { blanksIn } from '../../questions/blanks.ts';
import { partId } from '../../questions/concealKey.ts';
import { readRubric } from '../../questions/markingGuide.ts';
import { fold } from '../../text/fold.ts';
import { readNumber } from '../../imports/readNumber.ts';
import type { PaperQuestion } from '../PaperQuestion.ts';
import type { PaperWarning } from '../paperWarnings.ts';
import { lineText, type PaperLine } from '../text/PaperLine.ts';
import { lettersIn, truthIn } from './keyLine.ts';
import { markedOptions } from './markedOptions.ts';
import type { OutlineQuestion } from './OutlineQuestion.ts';

interface Understood {
  readonly title?: string;
  readonly content: QuestionContent;
  readonly key: QuestionKey | null;
  readonly warnings?: readonly PaperWarning[];
}

export const writtenLimits = { short_answer: 200, long_answer: 5000 } as const;

const tidy = (text: string) =>
  text
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();
const joined = (lines: readonly PaperLine[]) => tidy(lines.map(lineText).join('\n'));

/** Decides what type of question the parts of an outline are. */
export function questionOf(outline: OutlineQuestion): PaperQuestion {
  const title = joined(outline.title);
  const understood = withRubric(understand(outline, title), outline.rubric);
  const { content, key, warnings = [] } = understood;
  const isLower = outline.options[0] !== undefined && /[a-h]/.test(outline.options[0].letter);
  return {
    label: outline.label,
    source: outline.source,
    draft: {
      title: understood.title ?? title,
      numbering: isLower ? 'a' : 'A',
      shuffle: false,
      difficulty: outline.difficulty ?? null,
      content,
      key,
    },
    warnings: [...outline.warnings, ...warnings],
  };
}

/** A rubric belongs to an answer that a person marks. */
function withRubric(understood: Understood, lines: readonly string[] | undefined): Understood {
  if (!lines) return understood;
  const { key, warnings = [] } = understood;
  const rubric = readRubric(lines);
  if (rubric && (key?.type === 'short_answer' || key?.type === 'long_answer'))
    return {
      ...understood,
      key: { ...key, rubric },
      warnings: warnings.filter(({ code }) => code !== 'readAsWritten'),
    };
  return { ...understood, warnings: [...warnings, { code: 'rubricLeft' }] };
}

function understand(outline: OutlineQuestion, title: string): Understood {
  if (outline.sides) return matched(outline.sides, outline.said);
  if (outline.options.length === 0) return withoutOptions(title, outline.said);
  const { options, marked } = markedOptions(outline.options);
  return (
    truthOf(options, marked, outline.said) ??
    ordered(title, options, outline.said) ??
    chosen(options, marked, outline.said)
  );
}

/** 'A. Đúng  B. Sai' */
function truthOf(
  options: readonly string[],
  marked: readonly number[],
  said: string | undefined,
): Understood | undefined {
  const values = options.map(truthIn);
  if (options.length !== 2 || values[0] === undefined || values[1] === undefined || values[0] === values[1])
    return undefined;
  const named = lettersIn(said ?? '')?.map((letter) => values[letter.charCodeAt(0) - 65]);
  const value =
    truthIn(said ?? '') ?? named?.[0] ?? (marked.length === 1 ? values[marked[0] ?? 0] : undefined);
  return { content: { type: 'true_false' }, key: value === undefined ? null : { type: 'true_false', value } };
}

/** An answer that names every option once, of a title that asks for an order. */
function ordered(
  title: string,
  options: readonly string[],
  said: string | undefined,
): Understood | undefined {
  const order = lettersIn(said ?? '')?.map((letter) => letter.charCodeAt(0) - 65) ?? [];
  const isWhole =
    order.length === options.length &&
    new Set(order).size === options.length &&
    order.every((at) => at < options.length);
  if (options.length < 3 || !isWhole || !/\bsap xep\b|\bthu tu\b|\border\b/.test(fold(title)))
    return undefined;
  return {
    content: { type: 'order_clauses', clauses: choicesOf(options) },
    key: { type: 'order_clauses', order: order.map(partId) },
  };
}

function choicesOf(texts: readonly string[]): Choice[] {
  return texts.map((text, index) => ({ id: partId(index), text }));
}

const lettersOf = (places: readonly number[]) =>
  places.map((place) => String.fromCharCode(65 + place)).join(', ');

function chosen(options: readonly string[], marked: readonly number[], said: string | undefined): Understood {
  const named = saidOptions(options, said);
  const warnings: PaperWarning[] = [];
  if (said !== undefined && said.trim() !== '' && named === undefined)
    warnings.push({ code: 'keyLetterUnknown', params: { said: said.slice(0, 80) } });
  const isOther = named && marked.length > 0 && lettersOf(named) !== lettersOf(marked);
  if (isOther)
    warnings.push({ code: 'keysDisagree', params: { marked: lettersOf(marked), said: lettersOf(named) } });
  const right = named ?? marked;
  if (right.length > 1 && named === undefined)
    warnings.push({ code: 'severalMarked', params: { letters: lettersOf(right) } });
  const choices = choicesOf(options);
  if (right.length > 1)
    return {
      content: { type: 'multiple_choice', options: choices },
      key: { type: 'multiple_choice', choices: right.map(partId) },
      warnings,
    };
  const [place] = right;
  return {
    content: { type: 'one_choice', options: choices },
    key: place === undefined ? null : { type: 'one_choice', choice: partId(place) },
    warnings,
  };
}

/** The options that an answer names, by letter or by text; undefined if it names none, or one that there is not. */
function saidOptions(options: readonly string[], said: string | undefined): number[] | undefined {
  if (said === undefined) return undefined;
  const letters = lettersIn(said);
  if (letters) {
    const places = [...new Set(letters.map((letter) => letter.charCodeAt(0) - 65))].toSorted(
      (one, other) => one - other,
    );
    return places.every((place) => place < options.length) ? places : undefined;
  }
  const place = options.findIndex((option) => fold(option) === fold(said));
  return place < 0 ? undefined : [place];
}

const dots = /(?:\.{4,}|…+(?:\s*…)*|_{3,})/gu;

const truths = String.raw`(?:(?:đúng|đ)\s*(?:\/|hay|hoặc)\s*(?:sai|s)|(?:true|t)\s*(?:\/|or)\s*(?:false|f))`;
const asksTruth = new RegExp(String.raw`(?<!\p{L})${truths}\s*\)?\s*\??\s*$`, 'iu');
const truthInBrackets = new RegExp(String.raw`\s*\(\s*${truths}\s*\)\s*\??\s*$`, 'iu');

function withoutOptions(title: string, said: string | undefined): Understood {
  const value = truthIn(said ?? '');
  if (value !== undefined || asksTruth.test(title)) {
    const text = title.replace(truthInBrackets, '').trim();
    const key = value === undefined ? null : { type: 'true_false' as const, value };
    return { title: text === '' ? title : text, content: { type: 'true_false' }, key };
  }
  if (said !== undefined && said !== '') return filled(title, said) ?? short(said);
  return {
    content: { type: 'long_answer', character_limit: writtenLimits.long_answer },
    key: { type: 'long_answer' },
    warnings: [{ code: 'readAsWritten' }],
  };
}

function short(said: string): Understood {
  const type = said.length > writtenLimits.short_answer ? 'long_answer' : 'short_answer';
  return { content: { type, character_limit: writtenLimits[type] }, key: { type, model_answer: said } };
}

/** Dots or lines to be filled, with as many answers. */
function filled(title: string, said: string): Understood | undefined {
  let count = 0;
  const marked = blanksIn(title).length > 0 ? title : title.replace(dots, () => `[[${++count}]]`);
  const blanks = blanksIn(marked);
  const answers = said.split(blanks.length > 1 ? /\s*[;|]\s*/ : /\s*\|\s*/).filter((answer) => answer !== '');
  if (blanks.length === 0 || blanks.length > 50 || answers.length !== blanks.length) return undefined;
  if (answers.some((answer) => answer.length > 500)) return undefined;
  const numbers = answers.map((answer) => readNumber(answer));
  if (numbers.every((number) => number.ok)) {
    const values = blanks.map((blank, index) => {
      const number = numbers[index];
      return [blank, { value: number?.ok ? number.value : 0 }] as const;
    });
    return {
      title: marked,
      content: { type: 'fill_number', blanks },
      key: { type: 'fill_number', blanks: Object.fromEntries(values) },
    };
  }
  const words = blanks.map(
    (blank, index) => [blank, (answers[index] ?? '').split(/\s*\/\s*/).filter(Boolean)] as const,
  );
  return {
    title: marked,
    content: { type: 'fill_keyword', blanks },
    key: { type: 'fill_keyword', blanks: Object.fromEntries(words) },
  };
}

/** '1-b, 2-a' names the right clause of each left one. */
function matched({ left, right }: { left: string[]; right: string[] }, said: string | undefined): Understood {
  const pairs = [...(said ?? '').matchAll(/(\d{1,2})\s*[-–:.→]?\s*([a-z])/giu)].map(
    ([, number, letter = '']) => [Number(number) - 1, letter.toLowerCase().charCodeAt(0) - 97] as const,
  );
  const places = new Map(pairs);
  const isWhole = left.every((_, index) => (places.get(index) ?? right.length) < right.length);
  return {
    content: { type: 'match_clauses', left: choicesOf(left), right: choicesOf(right) },
    key: isWhole
      ? {
          type: 'match_clauses',
          pairs: Object.fromEntries(left.map((_, index) => [partId(index), partId(places.get(index) ?? 0)])),
        }
      : null,
  };
}
