import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { RenditionError } from './RenditionError.ts';

export interface ProgramLimits {
  seconds: number;
  /** Address space, MB. */
  megabytes: number;
}

interface ProgramRun {
  path: string;
  args: readonly string[];
  /** Its home, and where its temporary files go. */
  folder: string;
  limits: ProgramLimits;
  /** Runs it without a network; null where that is not possible. */
  unshare: string | null;
  signal: AbortSignal;
}

export interface ProgramEnd {
  code: number | null;
  stdout: string;
  stderr: string;
}

const longestText = 200_000;
const isolated = new Map<string, Promise<boolean>>();

/** Whether this user may run programs without a network; some systems forbid it. */
function mayUnshare(unshare: string): Promise<boolean> {
  const known =
    isolated.get(unshare) ??
    once(spawn(unshare, ['-rn', 'true'], { stdio: 'ignore' }), 'exit').then(
      ([code]) => code === 0,
      () => false,
    );
  isolated.set(unshare, known);
  return known;
}

/**
 * Runs a program on somebody's file: with little of the processor, limits of time and memory, nothing of our environment, and no
 * network where the system allows that.
 * @throws {RenditionError} `renditionTooSlow`
 * @throws the signal's reason, when it is aborted
 */
export async function runProgram({
  path,
  args,
  folder,
  limits,
  unshare,
  signal,
}: ProgramRun): Promise<ProgramEnd> {
  signal.throwIfAborted();
  const isolation = unshare !== null && (await mayUnshare(unshare)) ? [unshare, '-rn'] : [];
  const limited = 'ulimit -v "$1" -c 0; shift; exec "$@"';
  const child = spawn(
    '/bin/sh',
    ['-c', limited, 'sh', String(limits.megabytes * 1024), ...isolation, path, ...args],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that what it starts ends with it.
      detached: true,
      env: { PATH: process.env['PATH'], HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' },
    },
  );
  const kill = () => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  };
  let isTooSlow = false;
  const timer = setTimeout(() => {
    isTooSlow = true;
    kill();
  }, limits.seconds * 1000);
  signal.addEventListener('abort', kill);
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (chunk: Buffer) => {
      if (texts[name].length < longestText) texts[name] += chunk.toString();
    });
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const [code] = (await once(child, 'close')) as [number | null];
    signal.throwIfAborted();
    if (isTooSlow) throw new RenditionError('renditionTooSlow');
    return { code, ...texts };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', kill);
    kill();
  }
}
