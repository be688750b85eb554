interface XlsSheet {
  name: string;
  isHidden?: boolean;
  isChart?: boolean;
  /** Records of its cells. */
  records?: readonly Buffer[];
}

function recordOf(id: number, data: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(id, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
}

function words(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 2);
  numbers.forEach((number, index) => bytes.writeUInt16LE(number, index * 2));
  return bytes;
}

function wide(text: string): Buffer {
  return Buffer.concat([Buffer.from([1]), Buffer.from(text, 'utf16le')]);
}

/** A cell with an inline text. */
export function xlsText(row: number, column: number, text: string): Buffer {
  return recordOf(0x204, Buffer.concat([words(row, column, 0, text.length), wide(text)]));
}

/** A number; `style` is the index of its format, from 1. */
export function xlsNumber(row: number, column: number, value: number, style = 0): Buffer {
  const float = Buffer.alloc(8);
  float.writeDoubleLE(value);
  return recordOf(0x203, Buffer.concat([words(row, column, style), float]));
}

/** An error value by its number. */
export function xlsError(row: number, column: number, number: number): Buffer {
  return recordOf(0x205, Buffer.concat([words(row, column, 0), Buffer.from([number, 1])]));
}

export function xlsHiddenRow(row: number): Buffer {
  return recordOf(0x208, Buffer.concat([words(row, 0, 1, 255, 0, 0), Buffer.from([0x20, 1, 15, 0])]));
}

/** An .xls file of Excel 97 to 2003 with these sheets and format codes. */
export function xlsBytes(
  sheets: readonly XlsSheet[],
  { formats = [], is1904 = false }: { formats?: readonly string[]; is1904?: boolean } = {},
): Buffer {
  const begin = (kind: number) => recordOf(0x809, words(0x0600, kind, 0, 0, 0, 0, 0, 0));
  const parts = sheets.map(({ records = [], isChart = false }) =>
    Buffer.concat([begin(isChart ? 0x20 : 0x10), ...records, recordOf(0x0a)]),
  );
  const globals = (starts: readonly number[]) =>
    Buffer.concat([
      begin(0x05),
      recordOf(0x22, words(is1904 ? 1 : 0)),
      ...formats.map((code, index) =>
        recordOf(0x41e, Buffer.concat([words(200 + index, code.length), wide(code)])),
      ),
      recordOf(0xe0, Buffer.concat([words(0, 0), Buffer.alloc(16)])),
      ...formats.map((_, index) => recordOf(0xe0, Buffer.concat([words(0, 200 + index), Buffer.alloc(16)]))),
      ...sheets.map(({ name, isHidden = false, isChart = false }, index) => {
        const start = Buffer.alloc(4);
        start.writeUInt32LE(starts[index] ?? 0);
        const flags = Buffer.from([isHidden ? 1 : 0, isChart ? 2 : 0, name.length]);
        return recordOf(0x85, Buffer.concat([start, flags, wide(name)]));
      }),
      recordOf(0x0a),
    ]);
  const head = globals([]).length;
  const starts = parts.map((_, index) => head + Buffer.concat(parts.slice(0, index)).length);
  return compoundFile(Buffer.concat([globals(starts), ...parts]));
}

const size = 512;
const mark = { end: 0xfffffffe, table: 0xfffffffd, free: 0xffffffff };

/** A compound file with a stream `Workbook`: header, one sector of the table, one of the directory, the stream. */
function compoundFile(stream: Buffer): Buffer {
  // Shorter streams are stored elsewhere.
  const data = Buffer.concat([stream, Buffer.alloc(Math.max(4096 - stream.length, 0))]);
  const sectors = Math.ceil(data.length / size);
  const header = Buffer.alloc(size, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.fill(0, 8, 76);
  words(0x3e, 3, 0xfffe, 9, 6).copy(header, 24);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(mark.end, 60);
  header.writeUInt32LE(mark.end, 68);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(size, 0xff);
  [mark.table, mark.end].forEach((number, index) => table.writeUInt32LE(number, index * 4));
  for (let sector = 0; sector < sectors; sector++)
    table.writeUInt32LE(sector + 1 === sectors ? mark.end : sector + 3, (sector + 2) * 4);
  const directory = Buffer.alloc(size);
  entry('Root Entry', 5, mark.end, 0).copy(directory);
  entry('Workbook', 2, 2, data.length).copy(directory, 128);
  return Buffer.concat([header, table, directory, data, Buffer.alloc(sectors * size - data.length)]);
}

function entry(name: string, kind: number, start: number, length: number): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 'utf16le');
  bytes.writeUInt16LE(name.length * 2 + 2, 64);
  bytes.writeUInt8(kind, 66);
  bytes.writeUInt32LE(start, 116);
  bytes.writeUInt32LE(length, 120);
  return bytes;
}
