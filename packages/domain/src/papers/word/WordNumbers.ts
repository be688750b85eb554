import { at, childOf, elementsOf, type XmlElement } from '../xml/XmlElement.ts';

interface Level {
  format: string;
  text: string;
  start: number;
}

/** Computes the numbers that Word puts before paragraphs: 'Câu 3.', 'B.'. */
export class WordNumbers {
  readonly #levels = new Map<string, Map<number, Level>>();
  readonly #abstracts = new Map<string, string>();
  readonly #counts = new Map<string, number[]>();

  constructor(numbering: XmlElement | undefined) {
    for (const abstract of elementsOf(numbering, 'w:abstractNum'))
      this.#levels.set(abstract.attributes['w:abstractNumId'] ?? '', levelsOf(abstract));
    for (const list of elementsOf(numbering, 'w:num')) {
      const id = list.attributes['w:numId'] ?? '';
      const abstract = childOf(list, 'w:abstractNumId')?.attributes['w:val'] ?? '';
      this.#abstracts.set(id, abstract);
      // A list that starts anew has its own counts; one that does not continues those of its definition.
      if (childOf(list, 'w:lvlOverride')) {
        this.#levels.set(`own ${id}`, new Map([...(this.#levels.get(abstract) ?? []), ...overrides(list)]));
        this.#abstracts.set(id, `own ${id}`);
      }
    }
  }

  /** The number of the next paragraph of a list; '' for a bullet, or where there is no such list. */
  next(list: string, depth: number): string {
    const abstract = this.#abstracts.get(list) ?? '';
    const levels = this.#levels.get(abstract);
    const level = levels?.get(depth);
    if (!levels || !level) return '';
    const counts = this.#counts.get(abstract) ?? [];
    this.#counts.set(abstract, counts);
    counts[depth] = (counts[depth] ?? level.start - 1) + 1;
    counts.length = depth + 1;
    if (level.format === 'bullet' || level.format === 'none') return '';
    return level.text.replaceAll(/%([1-9])/g, (_, digit: string) => {
      const other = Number(digit) - 1;
      const { format = 'decimal', start = 1 } = levels.get(other) ?? {};
      return formatted(counts[other] ?? start, format);
    });
  }
}

function levelsOf(parent: XmlElement): Map<number, Level> {
  return new Map(
    elementsOf(parent, 'w:lvl').map((level) => [
      Number(level.attributes['w:ilvl'] ?? 0),
      {
        format: childOf(level, 'w:numFmt')?.attributes['w:val'] ?? 'decimal',
        text: childOf(level, 'w:lvlText')?.attributes['w:val'] ?? '',
        start: Number(childOf(level, 'w:start')?.attributes['w:val'] ?? 1),
      },
    ]),
  );
}

function overrides(list: XmlElement): [number, Level][] {
  return elementsOf(list, 'w:lvlOverride').flatMap((override) => [...levelsOf(override)]);
}

function formatted(value: number, format: string): string {
  const letter = String.fromCharCode(65 + ((value - 1) % 26));
  switch (format) {
    case 'upperLetter':
      return letter;
    case 'lowerLetter':
      return letter.toLowerCase();
    case 'upperRoman':
      return roman(value);
    case 'lowerRoman':
      return roman(value).toLowerCase();
    default:
      return String(value);
  }
}

const romans = [
  [1000, 'M'], [900, 'CM'], [500, 'D'], [400, 'CD'], [100, 'C'], [90, 'XC'],
  [50, 'L'], [40, 'XL'], [10, 'X'], [9, 'IX'], [5, 'V'], [4, 'IV'], [1, 'I'],
] as const; // prettier-ignore

function roman(value: number): string {
  let left = value;
  let written = '';
  for (const [size, sign] of romans) for (; left >= size; left -= size) written += sign;
  return written;
}

/** The list of a paragraph and its depth, by the paragraph or by its style. */
export function listOf(properties: XmlElement | undefined): { list: string; depth: number } | undefined {
  const list = at(properties, 'w:numPr', 'w:numId')?.attributes['w:val'];
  if (list === undefined) return undefined;
  return { list, depth: Number(at(properties, 'w:numPr', 'w:ilvl')?.attributes['w:val'] ?? 0) };
}
