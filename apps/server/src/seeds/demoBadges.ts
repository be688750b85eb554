import { lotus } from './lotus.ts';
import type { Drawing } from './seedDrawing.ts';

interface BadgeColours {
  ribbon: string;
  rim: string;
  face: string;
}

/** A medal with a scalloped rim and two ribbons, around what it is for. */
function medal({ ribbon, rim, face }: BadgeColours, sign: string): Drawing {
  const scallops = Array.from({ length: 20 }, (_, index) => {
    const angle = (index / 20) * 2 * Math.PI;
    return `<circle cx="${(256 + 158 * Math.cos(angle)).toFixed(1)}" cy="${(212 + 158 * Math.sin(angle)).toFixed(1)}" r="29"/>`;
  }).join('');
  return {
    width: 512,
    height: 512,
    content: `<g fill="${ribbon}"><path d="M170 300L108 486L180 462L228 504L270 330Z"/><path d="M342 300L404 486L332 462L284 504L242 330Z"/></g><g fill="${rim}">${scallops}<circle cx="256" cy="212" r="160"/></g><circle cx="256" cy="212" r="142" fill="${face}"/><circle cx="256" cy="212" r="126" fill="none" stroke="${rim}" stroke-width="5" stroke-dasharray="2 12" stroke-linecap="round"/>${sign}`,
  };
}

/** A seedling: the first course. */
const seedling =
  '<g fill="#2f7d4f"><path d="M248 300H264V196H248Z"/><path d="M256 214C256 150 306 128 352 130C352 186 312 216 256 214Z"/><path d="M256 240C256 186 214 168 170 170C172 220 206 246 256 240Z"/></g><path d="M186 300C210 276 302 276 326 300Z" fill="#8a5a2b"/>';

/** Three steps with a flag: one course after the other. */
const steps =
  '<g fill="#1f5c8a"><rect x="162" y="252" width="62" height="48" rx="5"/><rect x="226" y="214" width="62" height="86" rx="5"/><rect x="290" y="176" width="62" height="124" rx="5"/></g><path d="M318 176V102" stroke="#7a2430" stroke-width="9" stroke-linecap="round"/><path d="M322 104L378 122L322 144Z" fill="#c0392b"/>';

export const badgeDrawings = {
  first: medal({ ribbon: '#2f7d4f', rim: '#e0a526', face: '#fff6db' }, seedling),
  persistent: medal({ ribbon: '#b23a48', rim: '#3c7fb1', face: '#eaf4fb' }, steps),
  week: medal(
    { ribbon: '#2d6fa3', rim: '#c9567a', face: '#fdf0f4' },
    lotus({ x: 256, y: 272, length: 112, outer: '#e8a5b4', inner: '#c9567a' }),
  ),
} as const;
