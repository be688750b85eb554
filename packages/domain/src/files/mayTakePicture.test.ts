import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joined, jpegSegment, pictureBytes } from '../testing/pictureBytes.ts';
import { mayReadPicture, mayTakePicture, pictureLimits } from './mayTakePicture.ts';
import { pictureSize } from './pictureSize.ts';

const kinds = ['png', 'jpeg', 'gif'] as const;
const side = fc.integer({ min: 1, max: 65_535 });

describe.each(kinds)('a picture of kind %s', (kind) => {
  test('is as large as its header says, and judged by it', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const bytes = pictureBytes[kind](width, height);
        expect(pictureSize(bytes, kind)).toEqual({ width, height });
        const fits = Math.max(width, height) <= pictureLimits.side && width * height <= pictureLimits.pixels;
        expect(mayTakePicture({ name: `a.${kind}`, bytes }).allowed).toBe(fits);
      }),
    );
  });

  test('cut off in its header is refused, wherever it is cut', () => {
    const whole = pictureBytes[kind](640, 480);
    const header = { png: 33, jpeg: 29, gif: 13 }[kind];
    for (let end = 0; end < header; end += 1)
      expect(mayTakePicture({ name: `a.${kind}`, bytes: whole.subarray(0, end) }).allowed).toBe(false);
  });

  test('without width or height is refused', () => {
    const verdict = mayTakePicture({ name: `a.${kind}`, bytes: pictureBytes[kind](0, 10) });
    expect(verdict).toMatchObject({ allowed: false, code: 'pictureUnreadable' });
  });

  test('with any byte changed is judged, never thrown at', () => {
    const whole = pictureBytes[kind](640, 480);
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, value) => {
        const bytes = Uint8Array.from(whole);
        bytes[at] = value;
        expect(typeof mayTakePicture({ name: `a.${kind}`, bytes }).allowed).toBe('boolean');
      }),
    );
  });
});

test('30,000 × 30,000 pixels in a few bytes are refused by their header, at once', () => {
  const bytes = joined(pictureBytes.png(30_000, 30_000), new Uint8Array(4_000));
  const began = performance.now();
  const verdict = mayTakePicture({ name: 'lớn.png', bytes });
  expect(performance.now() - began).toBeLessThan(20);
  expect(verdict).toEqual({
    allowed: false,
    code: 'pictureTooLarge',
    params: { width: 30_000, height: 30_000, side: 8_192, megapixels: 40 },
  });
});

test('a photograph whose size follows much metadata is read', () => {
  const exif = Array.from({ length: 3 }, () =>
    jpegSegment(
      0xe1,
      Array.from({ length: 60_000 }, () => 7),
    ),
  );
  expect(pictureSize(pictureBytes.jpeg(4_000, 3_000, exif), 'jpeg')).toEqual({ width: 4_000, height: 3_000 });
});

test('by name and size a file is refused before it is read', () => {
  expect(mayReadPicture({ name: 'a.jpg', size: pictureLimits.bytes })).toEqual({ allowed: true });
  expect(mayReadPicture({ name: 'a.jpg', size: pictureLimits.bytes + 1 })).toMatchObject({
    code: 'fileTooLarge',
    params: { max: 10 },
  });
  expect(mayReadPicture({ name: 'a.heic', size: 1 })).toMatchObject({ code: 'fileNotAllowed' });
});
