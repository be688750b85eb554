/** Each segment with the separator before it. */
const dayFirst = [
  ['day', ''],
  ['month', '/'],
  ['year', '/'],
] as const;
const yearFirst = [
  ['year', ''],
  ['month', '/'],
  ['day', '/'],
  ['hour', ' '],
  ['minute', ':'],
  ['second', ':'],
] as const;

interface Segment {
  type: string;
}

export type OrderedPart<Part extends Segment> =
  { key: string; segment: Part } | { key: string; sign: string };

/** Orders segments as `dd/MM/yyyy`, with a time as `yyyy/MM/dd HH:mm:ss`, in every language, instead of the locale's order. */
export function orderSegments<Part extends Segment>(segments: readonly Part[]): OrderedPart<Part>[] {
  const parts: OrderedPart<Part>[] = [];
  const timed = segments.some(({ type }) => type === 'hour');
  for (const [type, sign] of timed ? yearFirst : dayFirst) {
    const segment = segments.find((each) => each.type === type);
    if (!segment) continue;
    if (parts.length > 0) parts.push({ key: `before ${type}`, sign });
    parts.push({ key: type, segment });
  }
  return parts;
}
