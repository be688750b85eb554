import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/**
 * Fields of /proc/<pid>/stat after the name, which may contain blanks: 1 is the
 * parent, 11 and 12 are user and system time.
 */
function stat(pid: string): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** Processor time of a process and its living children, seconds; 0 where the system does not report it (not Linux). */
export function cpuSeconds(pid: number | undefined): number {
  if (pid === undefined) return 0;
  let pids: string[] = [];
  try {
    pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return 0;
  }
  const own = pids
    .map(stat)
    .filter(([, parent], index) => pids[index] === String(pid) || parent === String(pid));
  return own.reduce((sum, fields) => sum + Number(fields[11]) + Number(fields[12]), 0) / ticksPerSecond;
}
