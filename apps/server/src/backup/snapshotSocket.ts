import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { randomUUID } from 'node:crypto';

/** Relative where that is shorter: the system limits the path of a socket to about 100 bytes. */
function socketPath(dataDir: string): string {
  const path = join(dataDir, 'backup.sock');
  const short = relative(process.cwd(), path);
  return short.length < path.length ? short : path;
}

/** Copies of an earlier process that ended in the middle. */
const copies = (dataDir: string) => join(dataDir, 'snapshots');

/**
 * Lets the backup command of the same user get a copy of the embedded database, which only this process can read. The
 * copy is removed when the command disconnects.
 * @returns a function that stops it
 */
export async function serveSnapshots(
  dataDir: string,
  snapshot: (target: string) => Promise<void>,
): Promise<() => Promise<void>> {
  const path = socketPath(dataDir);
  await rm(path, { force: true });
  await rm(copies(dataDir), { recursive: true, force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const copy = join(copies(dataDir), randomUUID());
    socket.on('error', () => undefined);
    socket.on('close', () => void rm(copy, { recursive: true, force: true }));
    // Reads, so that the end of the connection is noticed.
    socket.resume().on('end', () => socket.destroy());
    snapshot(join(copy, 'database')).then(
      () => socket.end(JSON.stringify({ copy })),
      (error: unknown) => socket.end(JSON.stringify({ error: String(error) })),
    );
  });
  const listening = once(server, 'listening');
  server.listen(path);
  await listening;
  await chmod(path, 0o600);
  server.unref();
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
    });
}

/** The folder of a copy of a running server's database, until it is closed. */
export interface Snapshot {
  folder: string;
  close(): void;
}

/** Asks the server that uses this data folder. */
export async function requestSnapshot(dataDir: string): Promise<Snapshot> {
  const socket = createConnection({ path: socketPath(dataDir), allowHalfOpen: true });
  const answer = JSON.parse(await said(socket)) as { copy?: string; error?: string };
  if (answer.copy !== undefined) return { folder: answer.copy, close: () => socket.end() };
  socket.destroy();
  throw new Error(`The server could not copy its database. ${answer.error ?? ''}`);
}

/** Not by iteration, which would close the connection and so remove the copy. */
async function said(socket: Socket): Promise<string> {
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    received += chunk;
  });
  try {
    await once(socket, 'end');
    return received;
  } catch (cause) {
    throw new Error(
      'The server that uses the data folder does not answer. Run this as its user, or stop the server first.',
      { cause },
    );
  }
}
