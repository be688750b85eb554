import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Writes the whole file or nothing; a file that would stay the same keeps its time, so that nothing is built anew for it. */
export function writeIfChanged(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  const part = `${file}.${process.pid}`;
  writeFileSync(part, text);
  renameSync(part, file);
}
