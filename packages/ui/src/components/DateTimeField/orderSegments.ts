/** `null` is the sign between two parts. */
const order = ['year', '/', 'month', '/', 'day', ' ', 'hour', ':', 'minute'] as const;

interface Segment {
  type: string;
  text: string;
}

export type OrderedPart<Part extends Segment> =
  { key: string; segment: Part } | { key: string; sign: string };

/** `yyyy/MM/dd HH:mm` in every language; a locale would put the parts in an order of its own. */
export function orderSegments<Part extends Segment>(segments: readonly Part[]): OrderedPart<Part>[] {
  return order.flatMap((wanted, place): OrderedPart<Part>[] => {
    if (wanted.length === 1) return [{ key: String(place), sign: wanted }];
    const segment = segments.find(({ type }) => type === wanted);
    return segment ? [{ key: wanted, segment }] : [];
  });
}
