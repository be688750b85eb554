/** How long a chunk may take. */
const timeout = 120_000;
/** A cut connection or a server that restarts gets another chance before anybody is bothered. */
const pauses = [500, 2_000];

/** A part of the program that did not come: the network failed, or a newer version has replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** @throws {ChunkLoadError} when the chunk has not come after three tries, or within 120 s */
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
