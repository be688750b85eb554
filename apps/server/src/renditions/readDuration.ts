import { RenditionError } from './RenditionError.ts';

/**
 * The seconds of a sound or film from its headers, where ffmpeg is not installed; null when they do not tell.
 * @throws {RenditionError} `mediaCorrupted`
 */
export async function readDuration(path: string): Promise<number | null> {
  // Loaded when it is needed: most machines have ffmpeg.
  const { parseFile } = await import('music-metadata');
  const { format } = await parseFile(path, { duration: false, skipCovers: true }).catch((cause: unknown) => {
    throw new RenditionError('mediaCorrupted', String(cause));
  });
  const hasTracks = format.hasAudio !== false || format.hasVideo !== false;
  if (!hasTracks || format.duration === 0) throw new RenditionError('mediaCorrupted', 'nothing to play');
  return format.duration ?? null;
}
