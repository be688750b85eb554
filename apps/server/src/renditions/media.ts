import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileFormats, type MediaFormat } from '@sen/domain/files/fileFormats';
import type { Conversion } from './Conversion.ts';
import { RenditionError } from './RenditionError.ts';
import { runProgram } from './runProgram.ts';

const megabytes = 4_000;
/** A file never chooses its demuxer: some of them open other files. */
const demuxers = {
  mp4: 'mov',
  quicktime: 'mov',
  webm: 'matroska',
  matroska: 'matroska',
  ogg: 'ogg',
  mp3: 'mp3',
} as const satisfies Record<MediaFormat, string>;
const demuxerOf = new Map<string, string>(
  Object.entries(demuxers).map(([format, demuxer]) => [fileFormats[format as MediaFormat].type, demuxer]),
);
const playedVideo = ['h264', 'vp8', 'vp9', 'av1'];
const playedAudio = ['aac', 'mp3', 'opus', 'vorbis', 'flac'];

export interface MediaFacts {
  seconds: number | null;
  /** The codecs of its first film and sound; null: it has none. */
  video: string | null;
  audio: string | null;
  pixels: string | null;
}

interface Probed {
  format?: { duration?: string };
  streams?: {
    codec_type?: string;
    codec_name?: string;
    pix_fmt?: string;
    disposition?: { attached_pic?: number };
  }[];
}

function input(type: string, path: string): string[] {
  const demuxer = demuxerOf.get(type);
  if (demuxer === undefined) throw new Error(`${type} is no media type.`);
  return ['-protocol_whitelist', 'file', '-f', demuxer, '-i', path];
}

/**
 * Reads what a sound or film consists of.
 * @throws {RenditionError} `mediaCorrupted` when it has nothing that can be played
 */
export async function probeMedia(ffprobe: string, type: string, at: Conversion): Promise<MediaFacts> {
  const { code, stdout, stderr } = await runProgram({
    ...at,
    path: ffprobe,
    args: ['-v', 'error', '-show_format', '-show_streams', '-of', 'json', ...input(type, at.source)],
    limits: { seconds: 120, megabytes },
  });
  if (code !== 0) throw new RenditionError('mediaCorrupted', stderr.slice(-500));
  const { format, streams = [] } = JSON.parse(stdout) as Probed;
  const video = streams.find(
    ({ codec_type, disposition }) => codec_type === 'video' && disposition?.attached_pic !== 1,
  );
  const audio = streams.find(({ codec_type }) => codec_type === 'audio');
  const seconds = Number(format?.duration);
  const isEmpty = format?.duration !== undefined && !(seconds > 0);
  if ((!video && !audio) || isEmpty) throw new RenditionError('mediaCorrupted', 'nothing to play');
  return {
    seconds: seconds > 0 ? seconds : null,
    video: video?.codec_name ?? null,
    audio: audio?.codec_name ?? null,
    pixels: video?.pix_fmt ?? null,
  };
}

/** Whether browsers play these codecs; those that are not there are no obstacle. */
export function isPlayed({ video, audio, pixels }: MediaFacts): boolean {
  if (video !== null && !playedVideo.includes(video)) return false;
  // H.264 of more than 8 bits, or with all of its colours, is played by none.
  if (video === 'h264' && pixels !== null && pixels !== 'yuv420p' && pixels !== 'yuvj420p') return false;
  return audio === null || playedAudio.includes(audio);
}

/**
 * Decodes the beginning of a sound or film, without keeping anything.
 * @throws {RenditionError} `mediaCorrupted`
 */
export async function demandDecodable(ffmpeg: string, type: string, at: Conversion): Promise<void> {
  const { code, stderr } = await runProgram({
    ...at,
    path: ffmpeg,
    args: [
      '-nostdin',
      '-v',
      'error',
      '-threads',
      '1',
      '-t',
      '10',
      ...input(type, at.source),
      '-f',
      'null',
      '-',
    ],
    limits: { seconds: 120, megabytes },
  });
  if (code !== 0) throw new RenditionError('mediaCorrupted', stderr.slice(-500));
}

/**
 * Makes an MP4 that browsers play and that begins at once; resolves to its path.
 * @throws {RenditionError} `mediaCorrupted`, `renditionTooSlow`
 */
export async function mediaToMp4(
  ffmpeg: string,
  type: string,
  facts: MediaFacts,
  at: Conversion,
): Promise<string> {
  const film = join(at.folder, 'film.mp4');
  // What is played already only gets another container.
  const keepsVideo = facts.video === 'h264' && isPlayed({ ...facts, audio: null });
  const video = keepsVideo
    ? ['-c:v', 'copy']
    : ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-pix_fmt', 'yuv420p'];
  // H.264 has even sides only; 1080 lines are enough for a lesson.
  const size = keepsVideo ? [] : ['-vf', "scale='trunc(min(1920,iw)/2)*2':-2"];
  const audio = facts.audio === 'aac' ? ['-c:a', 'copy'] : ['-c:a', 'aac', '-b:a', '128k', '-ac', '2'];
  const { code, stderr } = await runProgram({
    ...at,
    path: ffmpeg,
    args: [
      '-nostdin',
      '-v',
      'error',
      '-threads',
      '1',
      ...input(type, at.source),
      '-map',
      '0:v:0?',
      '-map',
      '0:a:0?',
      '-sn',
      '-dn',
      '-map_metadata',
      '-1',
      ...(facts.video === null ? [] : [...video, ...size]),
      ...(facts.audio === null ? [] : audio),
      '-movflags',
      '+faststart',
      '-f',
      'mp4',
      '-y',
      film,
    ],
    // Slower than the film itself is too slow for a server that also serves.
    limits: { seconds: Math.max(600, 4 * (facts.seconds ?? 3_600)), megabytes },
  });
  const made = await stat(film).catch(() => undefined);
  if (code !== 0 || !made || made.size === 0) throw new RenditionError('mediaCorrupted', stderr.slice(-500));
  return film;
}
