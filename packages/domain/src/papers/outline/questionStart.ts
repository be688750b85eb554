import type { Difficulty } from '@sen/api/contract/model';
import { readDifficulty } from '../../imports/readDifficulty.ts';

/** The beginning of a question: its number, and where its text starts. */
export interface QuestionStart {
  readonly number: number;
  readonly label: string;
  /** As it stands in brackets behind the number: 'Câu 5 (khó)'. */
  readonly difficulty: Difficulty | undefined;
  readonly length: number;
}

const named =
  /^\s*(?:\[\s*)?((?:C[âa]u(?:\s+h[ỏo]i)?|Question|Quest\.?)\s*(?:s[ốo]\s*)?\.?\s*(\d{1,4}))(?:\s*\])?(?:\s*\(([^)]{0,40})\))?\s*[.:)\-–—]*\s*/iu;
const numbered = /^\s*((\d{1,4}))\s*[.):/]\s*(?=\S)/u;

function startBy(pattern: RegExp, text: string): QuestionStart | undefined {
  const found = pattern.exec(text);
  if (!found) return undefined;
  return {
    number: Number(found[2]),
    label: (found[1] ?? '').replace(/\s+/g, ' ').trim(),
    difficulty: readDifficulty(found[3] ?? ''),
    length: found[0].length,
  };
}

/** 'Câu 12 (0,5 điểm): …', 'Question 3. …' */
export function namedStart(text: string): QuestionStart | undefined {
  return startBy(named, text);
}

/** '12. …'; a number such as '12.5' is none. */
export function numberedStart(text: string): QuestionStart | undefined {
  return /^\s*\d{1,4}\s*[.,]\d/.test(text) ? undefined : startBy(numbered, text);
}

/** A heading of a part of the paper, which belongs to no question. */
export function isHeading(text: string): boolean {
  return /^\s*(?:PH[ẦA]N|Ph[ầa]n|PART|Part|CH[ƯU][ƠO]NG|Ch[ưu][ơo]ng|M[ỤU]C|[IVX]{1,5}\s*[.):-])(?=[\s.:])/u.test(
    `${text} `,
  );
}

/** A heading in capitals: also behind a question that has only its text. */
export function isCapitalHeading(text: string): boolean {
  return /^\s*(?:PH[ẦA]N|PART|CH[ƯU][ƠO]NG)\s+(?:[IVX]{1,5}|\d{1,2})(?=[\s.:)-])/u.test(`${text} `);
}

export function isEnd(text: string): boolean {
  return /^[\s\-–—_=*.]*(?:H[ẾE]T|THE END|END)?[\s\-–—_=*.]*$/iu.test(text);
}
