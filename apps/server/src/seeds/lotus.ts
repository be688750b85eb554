interface Lotus {
  x: number;
  y: number;
  /** Of a petal. */
  length: number;
  outer: string;
  inner: string;
}

/** A petal that points up from the origin, one unit long. */
const petal = 'M0 0C-.34 -.3 -.3 -.72 0 -1C.3 -.72 .34 -.3 0 0Z';

/** A lotus, the sign of the product (Sen), drawn from its petals. */
export function lotus({ x, y, length, outer, inner }: Lotus): string {
  const turned = (angle: number, scale: number, colour: string) =>
    `<path d="${petal}" transform="translate(${x} ${y}) rotate(${angle}) scale(${length * scale})" fill="${colour}" fill-opacity=".88"/>`;
  return [
    ...[-78, 78, -52, 52].map((angle) => turned(angle, 0.92, outer)),
    ...[-27, 27].map((angle) => turned(angle, 1, outer)),
    ...[-40, 40, -14, 14].map((angle) => turned(angle, 0.72, inner)),
    turned(0, 1, inner),
  ].join('');
}
