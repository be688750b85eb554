import { spawnSync } from 'node:child_process';
import { root } from '../setup.mjs';

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}

/**
 * The files changed since the branch left main (on main itself: since the last commit), uncommitted ones included.
 * @returns {{ base: string, files: string[] }}
 */
export function changedFiles() {
  const [head] = git('rev-parse', 'HEAD');
  const [fork] = [...git('merge-base', 'HEAD', 'origin/main'), ...git('merge-base', 'HEAD', 'main')];
  const base = fork ?? head ?? 'HEAD';
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  return { base: base.slice(0, 10), files: [...new Set(files)].sort() };
}
