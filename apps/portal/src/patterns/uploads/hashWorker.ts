import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Bytes that are in memory at once. */
const slice = 4 * 1024 ** 2;

export type HashAnswer = { sha256: string } | { failed: string };

const answer = (message: HashAnswer) => self.postMessage(message);

async function hashOf(file: File): Promise<string> {
  const hash = sha256.create();
  for (let from = 0; from < file.size; from += slice)
    // oxlint-disable-next-line no-await-in-loop -- one piece at a time, whatever the file's size
    hash.update(new Uint8Array(await file.slice(from, from + slice).arrayBuffer()));
  return bytesToHex(hash.digest());
}

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  hashOf(data).then(
    (hex) => answer({ sha256: hex }),
    (error: unknown) => answer({ failed: String(error) }),
  );
});
