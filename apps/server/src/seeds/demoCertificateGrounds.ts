import { lotus } from './lotus.ts';
import type { Drawing } from './seedDrawing.ts';

const gold = '#b98a2e';
const green = '#14532d';

/** Of a corner of the frame, drawn for the upper left one. */
const corner = (transform: string) =>
  `<g transform="${transform}" fill="none" stroke="${gold}" stroke-width="5"><path d="M0 210C0 90 90 0 210 0"/><path d="M0 140C0 60 60 0 140 0"/><circle cx="52" cy="52" r="15" fill="${gold}" stroke="none"/></g>`;

function frame(width: number, height: number, colour: string): string {
  const [near, far] = [80, 124];
  return `<rect x="${near}" y="${near}" width="${width - 2 * near}" height="${height - 2 * near}" fill="none" stroke="${colour}" stroke-width="16"/><rect x="${near + 24}" y="${near + 24}" width="${width - 2 * near - 48}" height="${height - 2 * near - 48}" fill="none" stroke="${gold}" stroke-width="4"/>${[
    `translate(${far} ${far})`,
    `translate(${width - far} ${far}) scale(-1 1)`,
    `translate(${far} ${height - far}) scale(1 -1)`,
    `translate(${width - far} ${height - far}) scale(-1 -1)`,
  ]
    .map(corner)
    .join('')}`;
}

/** Waves along the foot of the page, pale enough to write on. */
function waves(width: number, height: number, colours: readonly string[]): string {
  return colours
    .map((colour, index) => {
      const top = height - 420 + index * 120;
      return `<path d="M0 ${top}C${width * 0.3} ${top - 150} ${width * 0.6} ${top + 130} ${width} ${top - 60}V${height}H0Z" fill="${colour}"/>`;
    })
    .join('');
}

/** Green and gold, landscape. */
export const completionGround: Drawing = {
  width: 2_480,
  height: 1_754,
  content: `<rect width="2480" height="1754" fill="#fffdf6"/>${waves(2_480, 1_754, ['#f6f6e6', '#eff4e3', '#e8f1df'])}${frame(2_480, 1_754, green)}${lotus({ x: 1_240, y: 345, length: 150, outer: '#e8a5b4', inner: '#c9567a' })}<path d="M880 1210H1600" stroke="${gold}" stroke-width="4"/>`,
};

/** Blue and gold, portrait, with a ribbon at its head. */
export const attendanceGround: Drawing = {
  width: 1_754,
  height: 2_480,
  content: `<rect width="1754" height="2480" fill="#fbfdff"/>${waves(1_754, 2_480, ['#eef5fb', '#e6f0f9', '#deebf6'])}${frame(1_754, 2_480, '#1e3a5f')}<circle cx="877" cy="410" r="150" fill="#f3e3b5" stroke="${gold}" stroke-width="10"/>${lotus({ x: 877, y: 480, length: 128, outer: '#7fb0dc', inner: '#2d6fa3' })}<path d="M577 1430H1177" stroke="${gold}" stroke-width="4"/>`,
};
