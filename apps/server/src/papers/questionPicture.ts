import type { LoadedPicture } from '@sen/domain/papers/withFigures';
import { scaledPicture } from '../files/scaledPicture.ts';

/** The sides to try, pixels: the largest one whose bytes a question may keep. */
const sides = [1200, 800, 500, 300];
const mostBytes = 290_000;

/** A picture as a question keeps it; undefined if it cannot be decoded. */
export async function questionPicture(bytes: Uint8Array): Promise<LoadedPicture | undefined> {
  for (const side of sides) {
    // oxlint-disable-next-line no-await-in-loop -- a smaller one only where the larger one is too big
    const scaled = await scaledPicture(bytes, { width: side, height: side });
    if (!scaled) return undefined;
    if (scaled.bytes.length <= mostBytes)
      return {
        source: `data:image/${scaled.format};base64,${scaled.bytes.toString('base64')}`,
        width: scaled.width,
      };
  }
  return undefined;
}
