import { setTimeout as wait } from 'node:timers/promises';
import { residentMegabytes } from '../../src/testing/residentMegabytes.ts';
import type { ServerProcess } from '../../src/testing/ServerProcess.ts';
import { quantile } from '../figures.ts';
import { type Counts, type Headers, signIn } from './importCalls.ts';

export interface Told extends Counts {
  seconds: number;
  /** The latency of other requests meanwhile, ms. */
  p99: number;
  /** The peak memory of the process, MB. */
  memory: number;
}

/** Times a work while other requests are sent. */
export async function timedBeside(
  server: ServerProcess,
  work: (headers: Headers) => Promise<Counts>,
): Promise<Told> {
  const headers = await signIn(server);
  const watching = new AbortController();
  const watched = watch(server, headers, watching.signal);
  const begin = performance.now();
  try {
    const { saved, repeated, refused } = await work(headers);
    const seconds = (performance.now() - begin) / 1000;
    watching.abort();
    return { seconds, saved, repeated, refused, ...(await watched) };
  } finally {
    watching.abort();
  }
}

/** What others do meanwhile: the health call, a page of the list of members, and the own account, in turn. */
const others = ['/health', '/users/all?limit=10', '/auth/me'];

async function watch(
  server: ServerProcess,
  headers: Headers,
  signal: AbortSignal,
): Promise<{ p99: number; memory: number }> {
  const waits: number[] = [];
  let memory = 0;
  for (let turn = 0; !signal.aborted; turn += 1) {
    const begin = performance.now();
    const answer = await fetch(`${server.address}/api${others[turn % others.length]}`, { headers });
    await answer.arrayBuffer();
    waits.push(performance.now() - begin);
    memory = Math.max(memory, residentMegabytes(server.pid));
    await wait(20);
  }
  return {
    p99: quantile(
      waits.toSorted((one, other) => one - other),
      0.99,
    ),
    memory,
  };
}
