import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { StartRefused } from './StartRefused.ts';

interface Address {
  host: string;
  port: number;
  /** The variable that sets the port. */
  variable?: 'PORT' | 'CONTENT_PORT';
}

function explained(error: unknown, { host, port, variable = 'PORT' }: Address): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartRefused(
      `Port ${port} is taken by another program. Stop it, or choose another port: ${variable}=${port + (variable === 'PORT' ? 1 : 1000)} npm start`,
    );
  }
  if (code === 'EACCES') {
    return new StartRefused(
      `This user may not open port ${port}. Choose one above 1023, for example: ${variable}=${variable === 'PORT' ? 3000 : 3001} npm start`,
    );
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new StartRefused(`This machine has no address ${host}. Correct HOST or leave it out.`);
  }
  return error instanceof Error ? error : new Error(String(error));
}

/** Reports an unavailable port before spending seconds on the database. */
export async function demandFreePort(address: Address): Promise<void> {
  const { host, port } = address;
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw explained(error, address);
  }
  probe.close();
  await once(probe, 'close');
}

export async function listen(app: FastifyInstance, address: Address): Promise<void> {
  const { host, port } = address;
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw explained(error, address);
  }
}

/** Shuts down in order on the first SIGTERM or SIGINT; forces the exit after ten seconds. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void Promise.race([stop(), wait(10_000, undefined, { ref: false })]).then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
