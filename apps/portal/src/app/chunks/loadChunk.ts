/** Time-out of a chunk, milliseconds. */
const timeout = 120_000;
/** Delays before the retries, milliseconds: long enough for a cut connection or a server restart. */
const pauses = [500, 2_000];

/** A chunk could not be loaded: the network failed, or a newer build has replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * Loads a chunk with retries.
 * @throws {ChunkLoadError} when three tries failed, or after 120 s
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('The chunk took longer than 120 s.')), timeout);
  });
  try {
    return await Promise.race([tries(load), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

async function tries<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load().catch((cause: unknown) => {
    throw new ChunkLoadError('The chunk could not be loaded.', { cause });
  });
}
