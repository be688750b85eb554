import { UnreadableError } from './UnreadableError.ts';

const megabyte = 1024 * 1024;

/** Limits of reading a file. Ordinary files unpack to about ten times their size. */
export const readLimits = {
  milliseconds: 30_000,
  /** For all entries of an archive: a multiple of the file's size, within these bounds. */
  unpackedMegabytes: { least: 16, perFileSize: 100, most: 200 },
  /** For the rows and their shared texts: a base for every file, plus a multiple of its size. */
  keptMegabytes: { base: 16, perFileSize: 32, most: 256 },
} as const;

/** The megabytes of memory that a file of this size may use. */
export function keptMegabytes(fileBytes: number): number {
  const { base, perFileSize, most } = readLimits.keptMegabytes;
  return Math.min(most, base + Math.ceil((fileBytes / megabyte) * perFileSize));
}

function unpackedMegabytes(fileBytes: number): number {
  const { least, perFileSize, most } = readLimits.unpackedMegabytes;
  return Math.min(most, Math.max(least, Math.ceil((fileBytes / megabyte) * perFileSize)));
}

/** Counts the time and memory of reading one file; each method throws when the limit is exceeded. */
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

  /** Counts the unpacked size that an archive declares. @throws {UnreadableError} tooMuchText */
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
