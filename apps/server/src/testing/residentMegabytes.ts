import { readFileSync } from 'node:fs';

/** The memory of a process, MB; 0 where the system does not report it (not Linux). */
export function residentMegabytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Notes the highest memory of a process until it is asked. */
export function watchMemory(pid: () => number | undefined): () => number {
  let highest = residentMegabytes(pid());
  const timer = setInterval(() => {
    highest = Math.max(highest, residentMegabytes(pid()));
  }, 100);
  return () => {
    clearInterval(timer);
    return highest;
  };
}
