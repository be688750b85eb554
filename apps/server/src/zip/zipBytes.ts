import { crc32, deflateRawSync } from 'node:zlib';
import { dosTime } from './dosTime.ts';

/** `time` is when it was last changed, as a program that unpacks it tells it. */
export type ZipEntry = readonly [name: string, content: string | Uint8Array, time?: Date];

/** A zip of these entries, in their order; those that are `stored` are not compressed. */
export function zipBytes(
  entries: Readonly<Record<string, string | Uint8Array>>,
  stored: ReadonlySet<string> = new Set(),
): Buffer {
  const zip = new ZipPieces();
  const files = Object.entries(entries).map((entry) => zip.entry(entry, stored.has(entry[0])));
  return Buffer.concat([...files, zip.end()]);
}

/** A zip of entries that are made one by one, and only one of which is in memory; `stored` ones are not compressed. */
export async function* zipPieces(
  entries: AsyncIterable<ZipEntry>,
  { stored = false }: { stored?: boolean } = {},
): AsyncGenerator<Uint8Array> {
  const zip = new ZipPieces();
  for await (const entry of entries) yield zip.entry(entry, stored);
  yield zip.end();
}

/** Names are UTF-8. */
const flags = 0x0800;
/** Without the extension of zip for larger archives, which not every program reads. */
const mostEntries = 65_535;

class ZipPieces {
  readonly #directory: Buffer[] = [];
  #at = 0;

  entry([name, content, changed]: ZipEntry, isStored = false): Buffer {
    if (this.#directory.length >= mostEntries)
      throw new Error(`An archive has at most ${mostEntries} entries.`);
    const bytes = Buffer.from(content);
    const packed = isStored ? bytes : deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(flags, 2);
    fields.writeUInt16LE(isStored ? 0 : 8, 4);
    const { time, date } = dosTime(changed);
    fields.writeUInt16LE(time, 6);
    fields.writeUInt16LE(date, 8);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(this.#at, 10);
    this.#directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, place, Buffer.from(name)]),
    );
    this.#at += file.length;
    return file;
  }

  end(): Buffer {
    const listed = Buffer.concat(this.#directory);
    const end = Buffer.alloc(22);
    end.write('PK\x05\x06', 'latin1');
    end.writeUInt16LE(this.#directory.length, 8);
    end.writeUInt16LE(this.#directory.length, 10);
    end.writeUInt32LE(listed.length, 12);
    end.writeUInt32LE(this.#at, 16);
    return Buffer.concat([listed, end]);
  }
}
