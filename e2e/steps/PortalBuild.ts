import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { escapePattern } from '../patterns/escapePattern';

const built = process.env['PORTAL_DIR'] ?? resolve(import.meta.dirname, '../../apps/portal/dist');
const texts = new Set(['.js', '.css', '.html', '.json']);

/** A copy of the built portal, which a journey serves and replaces by a next build. */
export class PortalBuild {
  readonly folder = mkdtempSync(join(tmpdir(), 'sen-build-'));

  constructor() {
    cpSync(built, this.folder, { recursive: true, filter: (source) => !/\.(br|gz)$/.test(source) });
  }

  /** The same portal under other names of its files, as in a next build; those of the last one are gone. */
  replace(): void {
    const assets = join(this.folder, 'assets');
    const names = readdirSync(assets).sort((one, other) => other.length - one.length);
    const anyName = new RegExp(`(?<=/)(?:${names.map(escapePattern).join('|')})`, 'g');
    for (const name of names) renameSync(join(assets, name), join(assets, `n${name}`));
    for (const file of readdirSync(this.folder, { recursive: true, encoding: 'utf8' })) {
      if (!texts.has(extname(file))) continue;
      const path = join(this.folder, file);
      writeFileSync(
        path,
        readFileSync(path, 'utf8').replaceAll(anyName, (name) => `n${name}`),
      );
    }
  }

  /** Removes the chunk of a module; returns what brings it back. */
  removeChunk(source: string): () => void {
    const manifest: Record<string, { file: string }> = JSON.parse(
      readFileSync(join(this.folder, '.vite/manifest.json'), 'utf8'),
    );
    const file = manifest[source]?.file;
    if (file === undefined) throw new Error(`The build has no chunk of ${source}.`);
    const path = join(this.folder, file);
    const chunk = readFileSync(path);
    rmSync(path);
    return () => writeFileSync(path, chunk);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
