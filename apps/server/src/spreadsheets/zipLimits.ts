/** Beyond these a workbook of at most 5,000 rows is a bomb. */
const max = { entries: 2_000, bytes: 200 * 1024 * 1024, ratio: 200 };

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;

/**
 * Whether a zip says of itself that it unpacks to more than we are ready to read. A zip that lies meets the thread's
 * memory limit instead.
 */
export function unpacksTooLarge(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) return true;
  const entries = view.getUint16(end + 10, true);
  if (entries > max.entries) return true;
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let entry = 0; entry < entries; entry++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== directoryEntry) return true;
    total += view.getUint32(at + 24, true);
    if (total > max.bytes || (total > 10 * 1024 * 1024 && total > bytes.length * max.ratio)) return true;
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return false;
}

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - 22;
  for (let at = last; at >= 0 && at > last - 65_536; at--) {
    if (view.getUint32(at, true) === endOfDirectory) return at;
  }
  return undefined;
}
