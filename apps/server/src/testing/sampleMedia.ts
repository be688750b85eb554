import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How ffmpeg makes two seconds of each: by extension of the file. */
const recipes = {
  mp4: ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
  m4v: ['-c:v', 'mpeg4', '-c:a', 'aac', '-f', 'mp4'],
  mov: ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
  mkv: ['-c:v', 'mpeg4', '-c:a', 'mp3'],
  ogv: ['-c:v', 'libtheora', '-c:a', 'libvorbis'],
  webm: ['-c:v', 'libvpx', '-c:a', 'libvorbis'],
  mp3: ['-vn', '-c:a', 'libmp3lame'],
} as const;

export type SampleMedium = keyof typeof recipes;

/** Two seconds of a test picture and a tone. */
export function sampleMedium(ffmpeg: string, folder: string, extension: SampleMedium): Buffer {
  const path = join(folder, `mau.${extension}`);
  const picture = ['-f', 'lavfi', '-i', 'testsrc=size=160x120:rate=10:duration=2'];
  const tone = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=2'];
  execFileSync(ffmpeg, ['-v', 'error', ...picture, ...tone, ...recipes[extension], '-y', path]);
  return readFileSync(path);
}
