import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Writes the whole file or nothing; keeps the mtime of an unchanged file, to avoid rebuilds. */
export function writeIfChanged(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  const part = `${file}.${process.pid}`;
  writeFileSync(part, text);
  renameSync(part, file);
}
