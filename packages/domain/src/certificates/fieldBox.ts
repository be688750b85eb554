import type { CertificateField, CertificateFieldKind, PageOrientation } from '@sen/api/contract/model';

/** In millimetres. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

export const pageSizes = {
  landscape: { width: 297, height: 210 },
  portrait: { width: 210, height: 297 },
} as const satisfies Record<PageOrientation, Size>;

/** A point in millimetres. */
export const pointMm = 25.4 / 72;
/** The distance of two baselines, in sizes. */
export const lineHeight = 1.3;

interface KindRule {
  /** The most lines of its text; a longer one is smaller. */
  readonly lines: number;
  /** Narrower, its longest text could not be read, or the code not be scanned. */
  readonly leastWidth: number;
}

/** What each kind of field needs, in the order in which they are offered. */
export const fieldKinds = {
  person_name: { lines: 2, leastWidth: 80 },
  course_name: { lines: 3, leastWidth: 80 },
  issued_on: { lines: 1, leastWidth: 20 },
  score: { lines: 1, leastWidth: 10 },
  rating: { lines: 1, leastWidth: 15 },
  number: { lines: 1, leastWidth: 20 },
  code: { lines: 1, leastWidth: 40 },
  qr: { lines: 1, leastWidth: 18 },
  text: { lines: 4, leastWidth: 10 },
} as const satisfies Record<CertificateFieldKind, KindRule>;

/** The place of a field: of a text as high as its lines at full size, of a QR code a square. */
export function fieldBox({
  kind,
  x,
  y,
  width,
  size,
  text,
}: Omit<CertificateField, 'align' | 'bold' | 'color'>): Box {
  return { x, y, width, height: kind === 'qr' ? width : linesOf(kind, text) * size * lineHeight * pointMm };
}

/** The most lines of a field; a free text has as many as were typed, or one more to wrap into. */
export function linesOf(kind: CertificateFieldKind, text: string): number {
  const { lines } = fieldKinds[kind];
  return kind === 'text' ? Math.min(lines, text.split('\n').length) : lines;
}

/** Whether a box is all on the page; a hundredth of a millimetre is a rounding. */
export function isOnPage({ x, y, width, height }: Box, page: Size): boolean {
  const slack = 0.01;
  return x >= -slack && y >= -slack && x + width <= page.width + slack && y + height <= page.height + slack;
}

/** The nearest place on the page, in tenths of a millimetre. */
export function movedOntoPage(box: Box, page: Size): { x: number; y: number } {
  const within = (value: number, most: number) => tenths(Math.min(Math.max(0, value), Math.max(0, most)));
  return { x: within(box.x, page.width - box.width), y: within(box.y, page.height - box.height) };
}

/** Downward, so that what fits still fits. */
const tenths = (value: number) => Math.floor(value * 10 + 1e-6) / 10;
