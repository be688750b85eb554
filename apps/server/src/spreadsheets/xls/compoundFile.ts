/** Sector numbers from here on are marks, not sectors. */
const lastSector = 0xfffffffa;

/**
 * One stream of a compound file, which is a small file system in a file: sectors, chained by a table.
 * @throws when there is no such stream, or the file is damaged
 */
export function compoundStream(bytes: Uint8Array, names: readonly string[]): Buffer {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = 1 << file.readUInt16LE(30);
  const sector = (number: number) => file.subarray((number + 1) * size, (number + 2) * size);
  const table = sectorTable(file, size, sector);
  const chained = (start: number) => Buffer.concat(chainOf(start, table).map(sector));
  const directory = chained(file.readUInt32LE(48));
  const entries = Array.from({ length: Math.floor(directory.length / 128) }, (_, index) =>
    entryOf(directory.subarray(index * 128, (index + 1) * 128)),
  );
  const entry = entries.find(({ name, kind }) => kind === 2 && names.includes(name));
  const root = entries.find(({ kind }) => kind === 5);
  if (!entry || !root) throw new Error(`The file has no stream ${names.join(' or ')}.`);
  if (entry.size >= file.readUInt32LE(56)) return whole(chained(entry.start), entry.size);
  // Small streams share the root's own, in sectors of 64 bytes.
  const small = chained(root.start);
  const smallSize = 1 << file.readUInt16LE(32);
  const smallTable = numbersOf(chained(file.readUInt32LE(60)));
  const parts = chainOf(entry.start, smallTable).map((at) =>
    small.subarray(at * smallSize, (at + 1) * smallSize),
  );
  return whole(Buffer.concat(parts), entry.size);
}

/** The stream without what fills its last sector. @throws when the file ends before it does */
function whole(stream: Buffer, size: number): Buffer {
  if (stream.length < size) throw new Error('The file is cut off.');
  return stream.subarray(0, size);
}

function entryOf(entry: Buffer): { name: string; kind: number; start: number; size: number } {
  const length = Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2);
  return {
    name: entry.toString('utf16le', 0, length),
    kind: entry.readUInt8(66),
    start: entry.readUInt32LE(116),
    size: entry.readUInt32LE(120),
  };
}

/** Which sector follows which; its own sectors are listed in the header, and in a chain of sectors behind it. */
function sectorTable(file: Buffer, size: number, sector: (number: number) => Buffer): number[] {
  const own = Array.from({ length: 109 }, (_, index) => file.readUInt32LE(76 + index * 4));
  const most = Math.ceil(file.length / size);
  let next = file.readUInt32LE(68);
  for (let list = 0; next < lastSector && list < most; list++) {
    const numbers = numbersOf(sector(next));
    next = numbers.pop() ?? lastSector;
    own.push(...numbers);
  }
  return own.filter((number) => number < lastSector).flatMap((number) => numbersOf(sector(number)));
}

function numbersOf(bytes: Buffer): number[] {
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32LE(index * 4));
}

function chainOf(start: number, table: readonly number[]): number[] {
  const chain: number[] = [];
  for (let at = start; at < lastSector; at = table[at] ?? lastSector) {
    chain.push(at);
    if (chain.length > table.length) throw new Error('A chain of sectors has no end.');
  }
  return chain;
}
