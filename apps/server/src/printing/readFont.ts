import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const packages = createRequire(import.meta.url);

/** Be Vietnam Pro as on the pages of the product; Noto Sans Math has the signs of formulas. */
const files = {
  regular: '@expo-google-fonts/be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf',
  bold: '@expo-google-fonts/be-vietnam-pro/600SemiBold/BeVietnamPro_600SemiBold.ttf',
  signs: '@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf',
} as const;

export type FontName = keyof typeof files;

/** Read once in a thread, however many documents it prints: parsing its tables takes longer than a document. */
const readFonts = new Map<FontName, Font>();

export function readFont(name: FontName): Font {
  const known = readFonts.get(name);
  if (known) return known;
  const read = fontOf(readFileSync(packages.resolve(files[name])));
  readFonts.set(name, read);
  return read;
}

function fontOf(bytes: Buffer): Font {
  const font = create(bytes);
  if ('hasGlyphForCodePoint' in font) return font;
  throw new Error('The file of a font holds several fonts.');
}
