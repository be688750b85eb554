import { Readable } from 'node:stream';
import { createInflateRaw, inflateRawSync } from 'node:zlib';

/** What an archive may unpack; each method throws when that is exceeded. */
interface UnpackingBudget {
  expect(bytes: number): void;
  unpack(bytes: number): void;
}

interface Entry {
  method: number;
  start: number;
  packed: number;
}

/** No workbook has more. */
const usualEntries = 2_000;
const signature = { directory: 0x02014b50, local: 0x04034b50 };
const chunkSize = 64 * 1024;
/** A package of questions has thousands of such entries; a stream for each takes longer than unpacking them. */
const small = { packed: 16 * 1024, unpacked: 1024 * 1024 };

/** The entries of a zip, unpacked piece by piece and within the budget, whatever the archive says of their sizes. */
export class ZipArchive {
  readonly #bytes: Buffer;
  readonly #budget: UnpackingBudget;
  readonly #entries = new Map<string, Entry>();

  /** @throws when the directory of the archive is damaged */
  constructor(bytes: Uint8Array, budget: UnpackingBudget, mostEntries = usualEntries) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#budget = budget;
    this.#readDirectory(mostEntries);
  }

  /** The names of its entries. */
  get names(): string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  /** The bytes of an entry; none when there is no such entry. */
  async *read(name: string): AsyncGenerator<Uint8Array> {
    const entry = this.#entries.get(name.toLowerCase());
    if (!entry) return;
    const packed = this.#bytes.subarray(entry.start, entry.start + entry.packed);
    if (entry.method !== 0 && entry.method !== 8)
      throw new Error(`The entry ${name} is packed in an unknown way.`);
    const whole = entry.method === 0 ? packed : unpackedAtOnce(packed);
    const pieces = whole ? piecesOf(whole) : Readable.from([packed]).pipe(createInflateRaw({ chunkSize }));
    for await (const piece of pieces as AsyncIterable<Uint8Array>) {
      this.#budget.unpack(piece.length);
      yield piece;
    }
  }

  #readDirectory(mostEntries: number): void {
    const bytes = this.#bytes;
    const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
    if (end < 0 || end + 22 > bytes.length) throw new Error('The archive has no directory.');
    const count = bytes.readUInt16LE(end + 10);
    if (count > mostEntries) throw new Error('The archive has more entries than such a file.');
    let at = bytes.readUInt32LE(end + 16);
    let unpacked = 0;
    for (let index = 0; index < count; index++) {
      if (bytes.readUInt32LE(at) !== signature.directory) throw new Error('The directory is damaged.');
      const nameLength = bytes.readUInt16LE(at + 28);
      const name = bytes.toString('utf8', at + 46, at + 46 + nameLength).replaceAll('\\', '/');
      const local = bytes.readUInt32LE(at + 42);
      if (bytes.readUInt32LE(local) !== signature.local) throw new Error('An entry is damaged.');
      this.#entries.set(name.replace(/^\//, '').toLowerCase(), {
        method: bytes.readUInt16LE(at + 10),
        packed: bytes.readUInt32LE(at + 20),
        start: local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28),
      });
      unpacked += bytes.readUInt32LE(at + 24);
      at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    }
    this.#budget.expect(unpacked);
  }
}

/** A small entry; undefined for a large one, or one that is damaged, of which a stream gives what can be read. */
function unpackedAtOnce(packed: Buffer): Buffer | undefined {
  if (packed.length > small.packed) return undefined;
  try {
    return inflateRawSync(packed, { maxOutputLength: small.unpacked });
  } catch {
    return undefined;
  }
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
}
