import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { dosTime } from './dosTime.ts';

/** A file of an archive, or a folder, which ends in '/' and has no bytes. */
export interface StreamedEntry {
  name: string;
  changed: Date;
  /** Less than 4 GiB; absent for what is compressed while it is written. */
  size?: number;
  open: () => Promise<AsyncIterable<Uint8Array>>;
}

/** Names are UTF-8; the checksum and size of an entry follow its bytes. */
const flags = 0x0808;
const version = { plain: 20, zip64: 45 };
const top32 = 0xffff_ffff;
const top16 = 0xffff;

const deflate = 8;

/**
 * A zip that is written while it is read: neither an entry nor the whole is ever in memory. Entries with a size are not compressed, since
 * films, pictures and documents already are. An archive above 4 GiB, or of more than 65,534 entries, is a zip64.
 */
export async function* streamedZip(
  entries: Iterable<StreamedEntry> | AsyncIterable<StreamedEntry>,
): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let at = 0;
  for await (const { name, changed, size, open } of entries) {
    const bytes = Buffer.from(name);
    const { time, date } = dosTime(changed);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(version.plain, 4);
    head.writeUInt16LE(flags, 6);
    const isDeflated = size === undefined;
    if (isDeflated) head.writeUInt16LE(deflate, 8);
    head.writeUInt16LE(time, 10);
    head.writeUInt16LE(date, 12);
    head.writeUInt16LE(bytes.length, 26);
    yield Buffer.concat([head, bytes]);

    let sum = 0;
    let sent = 0;
    let packed = 0;
    const bytesOf = async function* () {
      for await (const piece of await open()) {
        sum = crc32(piece, sum);
        sent += piece.length;
        yield piece;
      }
    };
    for await (const piece of isDeflated ? deflated(bytesOf()) : bytesOf()) {
      packed += piece.length;
      yield piece;
    }
    if (size !== undefined && sent !== size)
      throw new Error(`The entry ${name} has ${sent} bytes instead of ${size}.`);
    const tail = Buffer.alloc(16);
    tail.writeUInt32LE(0x08074b50, 0);
    tail.writeUInt32LE(sum, 4);
    tail.writeUInt32LE(packed, 8);
    tail.writeUInt32LE(sent, 12);
    yield tail;

    const isFolder = name.endsWith('/');
    directory.push(listed({ name: bytes, time, date, sum, size: sent, packed, isDeflated, at, isFolder }));
    at += head.length + bytes.length + packed + tail.length;
  }
  let listedBytes = 0;
  for (const entry of directory) {
    listedBytes += entry.length;
    yield entry;
  }
  yield endOf(directory.length, listedBytes, at);
}

/** The bytes, compressed; an error of their source is one of the result. */
function deflated(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const source = Readable.from(bytes, { objectMode: false });
  return pipeline(source, createDeflateRaw(), () => undefined);
}

interface Listed {
  name: Buffer;
  time: number;
  date: number;
  sum: number;
  size: number;
  packed: number;
  isDeflated: boolean;
  at: number;
  isFolder: boolean;
}

function listed({ name, time, date, sum, size, packed, isDeflated, at, isFolder }: Listed): Buffer {
  const isFar = at >= top32;
  const extra = Buffer.alloc(isFar ? 12 : 0);
  if (isFar) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(at), 4);
  }
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(isFar ? version.zip64 : version.plain, 4);
  entry.writeUInt16LE(isFar ? version.zip64 : version.plain, 6);
  entry.writeUInt16LE(flags, 8);
  if (isDeflated) entry.writeUInt16LE(deflate, 10);
  entry.writeUInt16LE(time, 12);
  entry.writeUInt16LE(date, 14);
  entry.writeUInt32LE(sum, 16);
  entry.writeUInt32LE(packed, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt16LE(extra.length, 30);
  // What MS-DOS calls a directory.
  entry.writeUInt32LE(isFolder ? 0x10 : 0, 38);
  entry.writeUInt32LE(isFar ? top32 : at, 42);
  return Buffer.concat([entry, name, extra]);
}

function endOf(count: number, bytes: number, at: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(count, top16), 8);
  end.writeUInt16LE(Math.min(count, top16), 10);
  end.writeUInt32LE(Math.min(bytes, top32), 12);
  end.writeUInt32LE(Math.min(at, top32), 16);
  if (count < top16 && bytes < top32 && at < top32) return end;
  const large = Buffer.alloc(76);
  large.writeUInt32LE(0x06064b50, 0);
  large.writeBigUInt64LE(44n, 4);
  large.writeUInt16LE(version.zip64, 12);
  large.writeUInt16LE(version.zip64, 14);
  large.writeBigUInt64LE(BigInt(count), 24);
  large.writeBigUInt64LE(BigInt(count), 32);
  large.writeBigUInt64LE(BigInt(bytes), 40);
  large.writeBigUInt64LE(BigInt(at), 48);
  // Where that record begins.
  large.writeUInt32LE(0x07064b50, 56);
  large.writeBigUInt64LE(BigInt(at + bytes), 64);
  large.writeUInt32LE(1, 72);
  return Buffer.concat([large, end]);
}
