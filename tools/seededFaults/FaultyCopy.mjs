import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../setup.mjs';

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr}`);
  return stdout.trim();
}

/** A worktree of the current sources, uncommitted changes of tracked files included, in which faults can be seeded. */
export class FaultyCopy {
  folder = join(mkdtempSync(join(tmpdir(), 'sen-faults-')), 'sen');

  constructor() {
    // A commit of the uncommitted changes; empty when there are none.
    const commit = git('stash', 'create') || 'HEAD';
    git('worktree', 'add', '--detach', this.folder, commit);
    for (const place of [
      '',
      'packages/ui',
      'packages/api',
      'packages/domain',
      'apps/portal',
      'apps/server',
      'e2e',
    ])
      this.#linkModules(place);
    // What is generated is not committed; without it the type checker reports more than the fault.
    if (!run(process.execPath, ['tools/generate.mjs'], { cwd: this.folder }))
      throw new Error('Nothing could be generated in the copy; the reason is printed above.');
  }

  /** Links each installed package, but the workspace's packages to their copies, and no cache. */
  #linkModules(place) {
    const from = join(root, place, 'node_modules');
    if (!existsSync(from)) return;
    const to = join(this.folder, place, 'node_modules');
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from).filter((one) => one !== '.cache' && one !== '@sen'))
      symlinkSync(join(from, name), join(to, name));
    if (!existsSync(join(from, '@sen'))) return;
    mkdirSync(join(to, '@sen'));
    for (const name of readdirSync(join(from, '@sen'))) {
      const folder = ['packages', 'apps'].find((one) => existsSync(join(this.folder, one, name))) ?? '.';
      symlinkSync(join(this.folder, folder, name), join(to, '@sen', name));
    }
  }

  /** Seeds a fault; returns the function that reverts it, or undefined when the text does not occur exactly once. */
  seed({ file, search, replace }) {
    const path = join(this.folder, file);
    const [before, after, ...more] = existsSync(path) ? readFileSync(path, 'utf8').split(search) : [];
    if (after === undefined || more.length > 0) return undefined;
    writeFileSync(path, before + replace + after);
    return () => writeFileSync(path, before + search + after);
  }

  remove() {
    git('worktree', 'remove', '--force', this.folder);
    rmSync(join(this.folder, '..'), { recursive: true, force: true });
  }
}
