import sharp from 'sharp';

interface Photograph {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'gif';
  /** Written into the metadata. */
  place?: string;
  /** EXIF's orientation, 1 to 8. */
  orientation?: number;
}

/** A picture that decoders can read; its upper half is green, the lower red. */
export function photograph({
  width = 8,
  height = 8,
  format = 'jpeg',
  place,
  orientation,
}: Photograph = {}): Promise<Buffer> {
  const half = Math.floor(height / 2);
  const lower = { create: { width, height: height - half, channels: 3 as const, background: '#d1495b' } };
  let picture = sharp({ create: { width, height, channels: 3, background: '#0b6e4f' } }).composite([
    { input: lower, top: half, left: 0 },
  ]);
  if (orientation !== undefined) picture = picture.withMetadata({ orientation });
  if (place !== undefined) picture = picture.withExif({ IFD0: { ImageDescription: place } });
  return picture.toFormat(format).toBuffer();
}
