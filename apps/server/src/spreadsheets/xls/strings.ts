import type { ReadBudget } from '../ReadBudget.ts';
import { shownText } from '../shownText.ts';

/** Reads what lies in a record and those that continue it. */
class Blocks {
  readonly #blocks: readonly Buffer[];
  #block = 0;
  #at = 0;

  constructor(blocks: readonly Buffer[]) {
    this.#blocks = blocks;
  }

  get isAtEnd(): boolean {
    while (this.#block < this.#blocks.length && this.#left === 0) this.#next();
    return this.#block >= this.#blocks.length;
  }

  number(bytes: 1 | 2 | 4): number {
    let value = 0;
    for (let index = 0; index < bytes; index++) {
      if (this.isAtEnd) throw new Error('A record ends within a number.');
      value += (this.#blocks[this.#block]?.[this.#at++] ?? 0) * 256 ** index;
    }
    return value;
  }

  skip(bytes: number): void {
    for (let left = bytes; left > 0 && !this.isAtEnd;) {
      const step = Math.min(left, this.#left);
      this.#at += step;
      left -= step;
    }
  }

  /** So many characters; a block that begins within them says anew how wide its own are. */
  text(count: number, isWide: boolean): string {
    let text = '';
    let width = isWide ? 2 : 1;
    for (let left = count; left > 0;) {
      if (this.#left === 0) {
        if (this.isAtEnd) throw new Error('A record ends within a text.');
        width = (this.number(1) & 1) + 1;
      }
      const take = Math.min(left, Math.floor(this.#left / width));
      if (take === 0) throw new Error('A record ends within a character.');
      const part = this.#blocks[this.#block]?.subarray(this.#at, this.#at + take * width);
      text += part?.toString(width === 2 ? 'utf16le' : 'latin1') ?? '';
      this.#at += take * width;
      left -= take;
    }
    return text;
  }

  get #left(): number {
    return (this.#blocks[this.#block]?.length ?? 0) - this.#at;
  }

  #next(): void {
    this.#block += 1;
    this.#at = 0;
  }
}

/** The texts that the cells of a workbook share, from their record and those that continue it. */
export function sharedTexts(blocks: readonly Buffer[], budget: ReadBudget): string[] {
  const source = new Blocks(blocks);
  source.skip(4);
  const count = source.number(4);
  const texts: string[] = [];
  while (texts.length < count && !source.isAtEnd) {
    const length = source.number(2);
    const flags = source.number(1);
    const runs = flags & 8 ? source.number(2) : 0;
    const phonetic = flags & 4 ? source.number(4) : 0;
    const text = source.text(length, (flags & 1) === 1);
    source.skip(runs * 4 + phonetic);
    budget.keep(text.length * 2 + 24);
    texts.push(shownText(text));
  }
  return texts;
}

/** A text within a record: its length in one or two bytes, how wide its characters are, and these. */
export function textAt(data: Buffer, at: number, lengthBytes: 1 | 2): string {
  const length = lengthBytes === 1 ? data.readUInt8(at) : data.readUInt16LE(at);
  const source = new Blocks([data.subarray(at + lengthBytes)]);
  return source.text(length, (source.number(1) & 1) === 1);
}
