import { UnreadableError } from './UnreadableError.ts';

const megabyte = 1024 * 1024;

/** What reading may take. People's files unpack to some ten times their size. */
export const readLimits = {
  milliseconds: 20_000,
  /** Of all entries of an archive. */
  unpackedMegabytes: 200,
  /** Of the rows, and of the texts that they share: so much for every file, and so many times the file's size beside it. */
  keptMegabytes: { base: 8, perFileSize: 16, most: 160 },
} as const;

/** How many megabytes of a file of this size are kept in memory. */
export function keptMegabytes(fileBytes: number): number {
  const { base, perFileSize, most } = readLimits.keptMegabytes;
  return Math.min(most, base + Math.ceil((fileBytes / megabyte) * perFileSize));
}

/** Counts the time and the memory that the reading of one file takes; each method throws when there is no more. */
export class ReadBudget {
  readonly #end = performance.now() + readLimits.milliseconds;
  readonly #most: number;
  #kept = 0;
  #unpacked = 0;

  constructor(fileBytes: number) {
    this.#most = keptMegabytes(fileBytes);
  }

  /** @throws {UnreadableError} readingTooLong */
  checkTime(): void {
    if (performance.now() > this.#end)
      throw new UnreadableError('readingTooLong', { seconds: readLimits.milliseconds / 1000 });
  }

  /** @throws {UnreadableError} tooMuchText */
  keep(bytes: number): void {
    this.#kept += bytes;
    if (this.#kept > this.#most * megabyte) throw new UnreadableError('tooMuchText', { max: this.#most });
  }

  /** @throws {UnreadableError} tooMuchText, readingTooLong */
  unpack(bytes: number): void {
    this.#unpacked += bytes;
    const max = readLimits.unpackedMegabytes;
    if (this.#unpacked > max * megabyte) throw new UnreadableError('tooMuchText', { max });
    this.checkTime();
  }
}
