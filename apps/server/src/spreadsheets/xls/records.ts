/** The numbers of the records that are read ([MS-XLS] 2.3). */
export const record = {
  formula: 0x06,
  endOfPart: 0x0a,
  date1904: 0x22,
  filePassword: 0x2f,
  continued: 0x3c,
  sheet: 0x85,
  numbers: 0xbd,
  richText: 0xd6,
  style: 0xe0,
  sharedStrings: 0xfc,
  sharedString: 0xfd,
  number: 0x203,
  text: 0x204,
  boolean: 0x205,
  formulaText: 0x207,
  row: 0x208,
  shortNumber: 0x27e,
  format: 0x41e,
  part: 0x809,
} as const;

export interface XlsRecord {
  id: number;
  data: Buffer;
}

/** The records of a workbook from a place on. */
export function* recordsFrom(stream: Buffer, start: number): Generator<XlsRecord> {
  for (let at = start; at + 4 <= stream.length;) {
    const length = stream.readUInt16LE(at + 2);
    yield { id: stream.readUInt16LE(at), data: stream.subarray(at + 4, at + 4 + length) };
    at += 4 + length;
  }
}

/** A number of 30 bits: whole or the upper half of a float, as it is or in hundredths. */
export function shortNumber(bits: number): number {
  const halved = Buffer.alloc(8);
  halved.writeUInt32LE((bits & 0xfffffffc) >>> 0, 4);
  const value = bits & 2 ? (bits | 0) >> 2 : halved.readDoubleLE();
  return bits & 1 ? value / 100 : value;
}
