import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/**
 * Fields of /proc/<pid>/stat after the name, which may contain blanks: 1 is the
 * parent, 11 and 12 are user and system time, 13 and 14 those of ended children.
 */
function stat(pid: string): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

const timeOf = (fields: string[], from: number) => Number(fields[from]) + Number(fields[from + 1]);

/** Processor time of a process and its children, those that have ended too, seconds; 0 where the system does not report it (not Linux). */
export function cpuSeconds(pid: number | undefined): number {
  if (pid === undefined) return 0;
  let pids: string[] = [];
  try {
    pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return 0;
  }
  const parent = String(pid);
  const ticks = pids.map((id) => {
    const fields = stat(id);
    if (id === parent) return timeOf(fields, 11) + timeOf(fields, 13);
    return fields[1] === parent ? timeOf(fields, 11) : 0;
  });
  return ticks.reduce((sum, each) => sum + each, 0) / ticksPerSecond;
}
