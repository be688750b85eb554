import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jpegSegment, joined, pictureBytes, pngChunk } from '@sen/domain/testing/pictureBytes';
import { plainPicture } from './plainPicture.ts';

const text = (letters: string) => Array.from(letters, (letter) => letter.charCodeAt(0));
const comment = (label: number, letters: string) =>
  Uint8Array.from([0x21, label, letters.length, ...text(letters), 0]);
const page = Uint8Array.from(text('<html><script>alert(1)</script>'));

const kinds = ['png', 'jpeg', 'gif'] as const;
const secrets = {
  png: [pngChunk('eXIf', text('secret')), pngChunk('tEXt', text('Comment\u0000secret'))],
  jpeg: [
    jpegSegment(0xe1, text('Exif secret')),
    jpegSegment(0xfe, text('secret')),
    jpegSegment(0xed, text('IPTC secret')),
  ],
  gif: [comment(0xfe, 'secret'), comment(0xff, 'XMP DataXMPsecret')],
};
const looks = {
  png: [pngChunk('gAMA', [0, 0, 0xb1, 0x8f])],
  jpeg: [
    jpegSegment(0xe2, text('ICC_PROFILE\u0000')),
    jpegSegment(0xee, text('Adobe')),
    jpegSegment(0xdb, [0, 1]),
  ],
  gif: [comment(0xff, 'NETSCAPE2.0'), comment(0xf9, 'abcd')],
};

describe.each(kinds)('a %s', (kind) => {
  it('keeps the image data, and nothing else', () => {
    const whole = pictureBytes[kind](3, 2, [...secrets[kind], ...looks[kind]]);
    const plain = plainPicture(joined(whole, page), kind);
    expect(plain && [...plain]).toEqual([...pictureBytes[kind](3, 2, looks[kind])]);
    expect(plain && plainPicture(plain, kind)).toEqual(plain);
  });

  it('is refused when truncated', () => {
    const whole = pictureBytes[kind](3, 2);
    for (let end = 20; end < whole.length; end += 1)
      expect(plainPicture(whole.subarray(0, end), kind), String(end)).toBeUndefined();
  });

  it('with random bytes after its header terminates', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (rest) => {
        const plain = plainPicture(joined(pictureBytes[kind]().subarray(0, 13), rest), kind);
        expect(plain === undefined || plain.length <= 213).toBe(true);
      }),
    );
  });
});
