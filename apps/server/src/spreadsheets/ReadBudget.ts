import { UnreadableError } from './UnreadableError.ts';

const megabyte = 1024 * 1024;

/** What reading may take. People's files unpack to some ten times their size. */
export const readLimits = {
  milliseconds: 30_000,
  /** Of all entries of an archive: so many times the file's size, within these. */
  unpackedMegabytes: { least: 16, perFileSize: 100, most: 200 },
  /** Of the rows, and of the texts that they share: so much for every file, and so many times the file's size beside it. */
  keptMegabytes: { base: 16, perFileSize: 32, most: 256 },
} as const;

/** How many megabytes of a file of this size are kept in memory. */
export function keptMegabytes(fileBytes: number): number {
  const { base, perFileSize, most } = readLimits.keptMegabytes;
  return Math.min(most, base + Math.ceil((fileBytes / megabyte) * perFileSize));
}

function unpackedMegabytes(fileBytes: number): number {
  const { least, perFileSize, most } = readLimits.unpackedMegabytes;
  return Math.min(most, Math.max(least, Math.ceil((fileBytes / megabyte) * perFileSize)));
}

/** Counts the time and the memory that the reading of one file takes; each method throws when there is no more. */
export class ReadBudget {
  readonly #end = performance.now() + readLimits.milliseconds;
  readonly #mostKept: number;
  readonly #mostUnpacked: number;
  #kept = 0;
  #unpacked = 0;

  constructor(fileBytes: number) {
    this.#mostKept = keptMegabytes(fileBytes);
    this.#mostUnpacked = unpackedMegabytes(fileBytes);
  }

  /** @throws {UnreadableError} readingTooLong */
  checkTime(): void {
    if (performance.now() > this.#end)
      throw new UnreadableError('readingTooLong', { seconds: readLimits.milliseconds / 1000 });
  }

  /** @throws {UnreadableError} tooMuchText */
  keep(bytes: number): void {
    this.#kept += bytes;
    refuseMore(this.#kept, this.#mostKept);
  }

  /** What an archive says that it unpacks to. @throws {UnreadableError} tooMuchText */
  expect(bytes: number): void {
    refuseMore(bytes, this.#mostUnpacked);
  }

  /** @throws {UnreadableError} tooMuchText, readingTooLong */
  unpack(bytes: number): void {
    this.#unpacked += bytes;
    refuseMore(this.#unpacked, this.#mostUnpacked);
    this.checkTime();
  }
}

function refuseMore(bytes: number, max: number): void {
  if (bytes > max * megabyte) throw new UnreadableError('tooMuchText', { max });
}
