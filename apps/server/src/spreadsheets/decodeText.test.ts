import { expect, test } from 'vitest';
import { decodeText } from './decodeText.ts';

const text = 'Hà Nội, Huế';
test.each<[string, Uint8Array, string]>([
  ['UTF-8', Buffer.from(text), text],
  ['UTF-8 that ends within a letter', Buffer.from(`${text}ế`).subarray(0, -1), text],
  ['Windows-1258', Buffer.from([0x48, 0xe0, 0x20, 0x4e, 0xf4, 0xf2, 0x69]), 'Hà Nội'],
  ['Windows-1258 whose only such letter is its last', Buffer.from([0x42, 0xe0]), 'Bà'],
])('%s is read', (_, bytes, expected) => {
  expect(decodeText(bytes).normalize('NFC')).toBe(expected.normalize('NFC'));
});
