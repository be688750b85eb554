export interface Oklch {
  /** 0 black, 1 white. */
  lightness: number;
  chroma: number;
  /** Degrees; irrelevant for greys. */
  hue: number;
}

type Triple = readonly [number, number, number];

/** Linear-light RGB, 0–1 inside sRGB. */
export function toLinear({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function fromLinear([red, green, blue]: Triple): Oklch {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** Parses `#2a8`, `#22aa88` and `oklch(0.6 0.1 160)` (lightness also in per cent); null for anything else. */
export function readColor(text: string): Oklch | null {
  return readHex(text.trim()) ?? readOklch(text.trim());
}

function readHex(text: string): Oklch | null {
  const digits = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(text);
  if (!digits) return null;
  const whole = digits[2] ?? [...(digits[1] ?? '')].map((digit) => digit + digit).join('');
  const channel = (at: number) => {
    const value = Number.parseInt(whole.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return fromLinear([channel(0), channel(2), channel(4)]);
}

function readOklch(text: string): Oklch | null {
  const match = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+(-?[\d.]+)(?:deg)?\s*\)$/i.exec(text);
  if (!match) return null;
  const [lightness, chroma, hue] = [match[1], match[3], match[4]].map(Number) as [number, number, number];
  if (![lightness, chroma, hue].every(Number.isFinite)) return null;
  return {
    lightness: Math.min(1, match[2] === '%' ? lightness / 100 : lightness),
    chroma,
    hue: ((hue % 360) + 360) % 360,
  };
}

/** Formats as CSS, with as many digits as a screen can show. */
export function writeOklch({ lightness, chroma, hue }: Oklch): string {
  return `oklch(${short(lightness, 4)} ${short(chroma, 4)} ${short(hue, 2)})`;
}

function short(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
