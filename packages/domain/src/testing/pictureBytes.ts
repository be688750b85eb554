/** Minimal valid files for tests; their headers can claim any size. */
export const pictureBytes = { png, jpeg, gif };

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const big16 = (value: number) => [(value >> 8) & 255, value & 255];
const big32 = (value: number) => [...big16(value >>> 16), ...big16(value & 0xffff)];
const little16 = (value: number) => [value & 255, (value >> 8) & 255];

function png(width = 1, height = 1, more: Uint8Array[] = []): Uint8Array {
  return joined(
    Uint8Array.from([0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]),
    pngChunk('IHDR', [...big32(width), ...big32(height), 8, 6, 0, 0, 0]),
    ...more,
    // A compressed line of one transparent pixel.
    pngChunk('IDAT', [0x78, 0x9c, 0x63, 0x60, 0x60, 0x60, 0x60, 0x00, 0x00, 0x00, 0x05, 0x00, 0x01]),
    pngChunk('IEND', []),
  );
}

export function pngChunk(name: string, data: readonly number[]): Uint8Array {
  const named = [...ascii(name), ...data];
  return Uint8Array.from([...big32(data.length), ...named, ...big32(checksum(named))]);
}

function jpeg(width = 1, height = 1, more: Uint8Array[] = []): Uint8Array {
  return joined(
    Uint8Array.from([0xff, 0xd8]),
    jpegSegment(0xe0, [...ascii('JFIF'), 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...more,
    jpegSegment(0xc0, [8, ...big16(height), ...big16(width), 1, 1, 0x11, 0]),
    jpegSegment(0xda, [1, 1, 0, 0, 63, 0]),
    Uint8Array.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd9]),
  );
}

export function jpegSegment(marker: number, data: readonly number[]): Uint8Array {
  return Uint8Array.from([0xff, marker, ...big16(data.length + 2), ...data]);
}

function gif(width = 1, height = 1, more: Uint8Array[] = []): Uint8Array {
  return joined(
    Uint8Array.from([...ascii('GIF89a'), ...little16(width), ...little16(height), 0x80, 0, 0]),
    Uint8Array.from([0, 0, 0, 255, 255, 255]),
    ...more,
    Uint8Array.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b]),
  );
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function checksum(bytes: readonly number[]): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
