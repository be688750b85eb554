import { arc, pie } from 'd3-shape';

export interface DonutItem {
  id: string;
  label: string;
  /** Negative values count as zero: a whole has no negative part. */
  value: number;
}

export interface Slice {
  id: string;
  path: string;
  share: number;
  /** Centre of the slice, relative to the centre of the ring. */
  x: number;
  y: number;
}

/** The slices of a ring in the order of the items, starting at twelve o'clock. */
export function donutLayout(items: readonly DonutItem[], radius: number): Slice[] {
  const total = items.reduce((sum, { value }) => sum + Math.max(0, value), 0);
  const angles = pie<DonutItem>()
    .value(({ value }) => Math.max(0, value))
    .sort(null);
  const draw = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(radius * 0.64)
    .outerRadius(radius)
    .cornerRadius(2);
  return angles([...items]).map((angle) => {
    const [x, y] = draw.centroid(angle);
    return {
      id: angle.data.id,
      path: draw(angle) ?? '',
      share: total === 0 ? 0 : Math.max(0, angle.data.value) / total,
      x,
      y,
    };
  });
}

/** More than eight slices are indistinguishable: the eighth combines the rest. */
export function atMostEight(items: readonly DonutItem[], others: string): DonutItem[] {
  if (items.length <= 8) return [...items];
  const rest = items.slice(7).reduce((sum, { value }) => sum + Math.max(0, value), 0);
  return [...items.slice(0, 7), { id: 'others', label: others, value: rest }];
}
