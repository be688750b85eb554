import { joined, pictureBytes } from '@sen/domain/testing/pictureBytes';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photograph } from '../testing/photograph.ts';
import { scaledPicture } from './scaledPicture.ts';

const box = { width: 512, height: 512 };
const page = Buffer.from('<html><script>alert(1)</script>');

async function sizeOf(bytes: Uint8Array | undefined) {
  const { width, height, format } = await sharp(bytes).metadata();
  return { width, height, format };
}

describe.each(['jpeg', 'png', 'gif'] as const)('a %s', (format) => {
  const written = format === 'jpeg' ? 'jpeg' : 'png';

  it('is scaled down to fit, and never up', async () => {
    const large = await scaledPicture(await photograph({ width: 3000, height: 1500, format }), box);
    expect(await sizeOf(large?.bytes)).toEqual({ width: 512, height: 256, format: written });
    expect(large?.format).toBe(written);
    const small = await scaledPicture(await photograph({ width: 60, height: 90, format }), box);
    expect(await sizeOf(small?.bytes)).toEqual({ width: 60, height: 90, format: written });
  });

  it('loses what stands behind its end', async () => {
    const scaled = await scaledPicture(joined(await photograph({ format }), page), box);
    expect(scaled?.bytes.includes('script')).toBe(false);
  });

  it('is refused when its data is cut off', async () => {
    const whole = await photograph({ width: 400, height: 300, format });
    expect(await scaledPicture(whole.subarray(0, whole.length * 0.6), box)).toBeUndefined();
  });

  it('with random bytes after its header is refused or read', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (rest) => {
        const scaled = await scaledPicture(joined(pictureBytes[format]().subarray(0, 13), rest), box);
        expect(scaled === undefined || scaled.bytes.length > 0).toBe(true);
      }),
    );
  });
});

it('a photograph is turned upright, without the place where it was taken', async () => {
  const place = '10.7769N 106.7009E';
  const lying = await photograph({ width: 300, height: 200, orientation: 6, place });
  expect(lying.includes(place)).toBe(true);
  const scaled = await scaledPicture(lying, box);
  expect(await sizeOf(scaled?.bytes)).toEqual({ width: 200, height: 300, format: 'jpeg' });
  expect(scaled?.bytes.includes(place)).toBe(false);
});

it.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>'],
  ['PDF', '%PDF-1.4\n%%EOF'],
])('no decoder of %s is reached', async (_, text) => {
  expect(await scaledPicture(Buffer.from(text), box)).toBeUndefined();
});

it.each(['webp', 'avif', 'tiff'] as const)('no decoder of %s is reached', async (format) => {
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .toFormat(format)
    .toBuffer();
  expect(await scaledPicture(picture, box)).toBeUndefined();
});
