import type { PictureFormat } from '@sen/domain/files/mayTakePicture';
import { pictureLimits } from '@sen/domain/files/mayTakePicture';
import sharp from 'sharp';
import { Limiter } from '../threads/Limiter.ts';

// libvips reads many formats; nobody may reach the decoders of others.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

/** An interlaced picture of 40 million pixels is 160 MB when decoded. */
const decoders = new Limiter(2);

/** Largest width and height, pixels. */
export interface PictureBox {
  width: number;
  height: number;
}

/**
 * Scales a picture down to fit into the box, upright and without metadata: location, device, comments, data after its end. A moving
 * picture becomes its first frame.
 * @returns undefined if it cannot be decoded
 */
export async function scaledPicture(
  bytes: Uint8Array,
  box: PictureBox,
): Promise<{ bytes: Buffer; format: PictureFormat; width: number; height: number } | undefined> {
  return decoders.run(async () => {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: pictureLimits.pixels })
      .autoOrient()
      .resize({ ...box, fit: 'inside', withoutEnlargement: true });
    try {
      const { format } = await picture.metadata();
      const made = format === 'jpeg' ? picture.jpeg({ quality: 90 }) : picture.png();
      const { data, info } = await made.toBuffer({ resolveWithObject: true });
      const { width, height } = info;
      return { bytes: data, format: format === 'jpeg' ? format : 'png', width, height };
    } catch {
      // sharp has one class of error; bytes and pixels are limited before, so the file is at fault.
      return undefined;
    }
  });
}
