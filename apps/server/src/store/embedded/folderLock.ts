import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartRefused } from '../../StartRefused.ts';

const heartbeat = 3_000;
const silent = 12_000;

interface Owner {
  pid: number;
  host: string;
  /** Start time of the process in kernel ticks: distinguishes a process from a later one with the same pid. */
  born: string | null;
  token: string;
}

/** Another server uses this folder. Two would silently lose each other's writes, so the second refuses to start. */
export class FolderInUse extends StartRefused {
  override readonly name = 'FolderInUse';
  readonly pid: number;

  constructor(folder: string, owner: Owner) {
    super(
      `The data folder ${folder} is in use by process ${owner.pid} on ${owner.host}. ` +
        'Stop that server first, or set DATA_DIR to another folder. Several servers can share one database with DATABASE_URL.',
    );
    this.pid = owner.pid;
  }
}

function bornAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function read(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

function runsHere(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // EPERM: it is running, owned by another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return owner.born === null || owner.born === bornAt(owner.pid);
}

/** On another machine (or container) only a stale heartbeat shows that the owner is dead. */
async function isStale(file: string, owner: Owner | undefined): Promise<boolean> {
  if (owner && owner.host === hostname()) return !runsHere(owner);
  const age = () => Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  const seen = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (age() < silent) await wait(silent - age());
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs === seen;
}

/** Locks the folder for this process; returns the function that unlocks it. */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'server.lock');
  const mine: Owner = { pid: process.pid, host: hostname(), born: bornAt(process.pid), token: randomUUID() };

  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: 'wx' });
      break;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const owner = read(file);
    if (!(await isStale(file, owner))) throw new FolderInUse(folder, owner ?? { ...mine, pid: 0, host: '?' });
    const aside = `${file}.${mine.token}`;
    renameSync(file, aside);
    // Another process may have taken over between check and rename: then the renamed lock is a live one.
    const moved = read(aside);
    if (moved?.token !== owner?.token && moved) {
      renameSync(aside, file);
      throw new FolderInUse(folder, moved);
    }
    rmSync(aside, { force: true });
  }

  const beat = setInterval(() => {
    const holder = read(file);
    // Another machine took over while this process was suspended: continuing would destroy its writes.
    if (holder && holder.token !== mine.token) throw new FolderInUse(folder, holder);
    if (!existsSync(folder)) return;
    const now = new Date();
    if (holder) utimesSync(file, now, now);
    else writeFileSync(file, JSON.stringify(mine));
  }, heartbeat).unref();
  return () => {
    clearInterval(beat);
    if (read(file)?.token === mine.token) rmSync(file, { force: true });
  };
}
