import { lotus } from './lotus.ts';
import type { TextLine } from './drawnText.ts';
import type { Drawing } from './seedDrawing.ts';

const [width, height] = [1_518, 751];

/** A wide picture: a sky, hills at its foot, and what it is about. */
const scene = (sky: readonly [string, string], hills: readonly [string, string], sign: string): Drawing => ({
  width,
  height,
  content: `<defs><linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/><path d="M0 600C300 470 560 640 860 560C1120 490 1330 560 1518 500V751H0Z" fill="${hills[0]}"/><path d="M0 680C360 590 700 730 1040 650C1240 606 1400 640 1518 620V751H0Z" fill="${hills[1]}"/>${sign}`,
});

/** A helmet before a sun. */
const helmet =
  '<circle cx="1120" cy="340" r="220" fill="#fff3c9" fill-opacity=".7"/><path d="M880 440C880 290 980 200 1120 200C1260 200 1360 290 1360 440Z" fill="#e8590c"/><rect x="840" y="430" width="560" height="46" rx="23" fill="#c2410c"/><path d="M1080 204V110C1080 190 1160 190 1160 204V330H1080Z" fill="#f08c3a"/>';

/** A cup between two branches. */
const cup =
  '<g fill="#f2c14e"><path d="M980 170H1260V300C1260 390 1200 440 1120 440C1040 440 980 390 980 300Z"/><rect x="1094" y="430" width="52" height="90"/><rect x="1010" y="510" width="220" height="52" rx="10"/></g><g fill="none" stroke="#f2c14e" stroke-width="26"><path d="M982 210H910C906 300 950 340 1000 340"/><path d="M1258 210H1330C1334 300 1290 340 1240 340"/></g>';

/** A sheet with ticks, and a lotus. */
const sheet = `<rect x="930" y="130" width="330" height="430" rx="22" fill="#ffffff"/><g fill="none" stroke="#3f9b6a" stroke-width="20" stroke-linecap="round" stroke-linejoin="round">${[
  220, 330, 440,
]
  .map((y) => `<path d="M980 ${y}L1004 ${y + 24}L1048 ${y - 22}"/><path d="M1090 ${y}H1205"/>`)
  .join('')}</g>${lotus({ x: 1_330, y: 580, length: 130, outer: '#f3c6d0', inner: '#d97a95' })}`;

/** What a banner says beside its picture: a line above, the title in two, a line below. */
function sayings(colour: string, [above, first, second, below]: readonly [string, string, string, string]) {
  const line = { x: 96, width: 700, colour };
  return [
    { ...line, text: above, y: 190, size: 40 },
    { ...line, text: first, y: 300, size: 92, isBold: true },
    { ...line, text: second, y: 410, size: 92, isBold: true },
    { ...line, text: below, y: 490, size: 40 },
  ] satisfies TextLine[];
}

export const bannerDrawings = {
  safety: {
    drawing: scene(['#fff1cf', '#ffc76b'], ['#e59f3c', '#c97b22'], helmet),
    lines: sayings('#5b2c06', [
      'Dành cho học viên',
      'Tuần lễ',
      'an toàn lao động',
      'Đăng ký trước ngày 5 tháng 12',
    ]),
  },
  contest: {
    drawing: scene(['#1c4a73', '#3f86bd'], ['#173d5f', '#112e49'], cup),
    lines: sayings('#ffffff', [
      'Sắp khởi động',
      'Hội thi',
      'tay nghề 2027',
      'Thử sức cùng đồng nghiệp cả nước',
    ]),
  },
  marking: {
    drawing: scene(['#e5f5ea', '#a6d8b8'], ['#5fae82', '#3f8f66'], sheet),
    lines: sayings('#143d2a', [
      'Dành cho giảng viên',
      'Chấm bài',
      'theo tiêu chí',
      'Công bằng, nhanh và có nhận xét rõ ràng',
    ]),
  },
} as const;
