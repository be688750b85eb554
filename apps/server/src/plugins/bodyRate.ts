import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

export interface BodyRate {
  /** A body that arrives within two windows may be as slow as it likes; from then on each window is judged. */
  windowMs: number;
  bytesPerSecond: number;
}

/** A stalled sender is cut within 29 seconds; a picture of 10 MB may take a quarter of an hour. */
export const defaultBodyRate: BodyRate = { windowMs: 14_000, bytesPerSecond: 10_000 };

interface Watched {
  windowBegan: number;
  bytesThen: number;
  windows: number;
}

const checkMs = 1_000;
export const tooSlow = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Cuts clients that send a body byte by byte, however long others take for a large file. */
export function demandBodyRate(app: FastifyInstance, { windowMs, bytesPerSecond }: BodyRate): void {
  const watched = new Map<IncomingMessage, Watched>();
  const least = (windowMs / 1000) * bytesPerSecond;

  const check = () => {
    const now = performance.now();
    for (const [request, one] of watched) {
      if (request.complete || request.destroyed) watched.delete(request);
      else if (now - one.windowBegan >= windowMs) {
        const { bytesRead } = request.socket;
        // Bytes that wait to be read are a matter of the server's pace.
        const isSlow = bytesRead - one.bytesThen < least && request.readableLength === 0;
        one.windows += 1;
        if (isSlow && one.windows >= 2) {
          watched.delete(request);
          request.socket.write(tooSlow);
          request.socket.destroySoon();
        }
        one.windowBegan = now;
        one.bytesThen = bytesRead;
      }
    }
  };
  const timer = setInterval(check, Math.min(checkMs, windowMs / 4)).unref();

  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (hasBody(raw) && !raw.complete) {
      watched.set(raw, { windowBegan: performance.now(), bytesThen: raw.socket.bytesRead, windows: 0 });
      // Not left to the next check: thousands of requests a second, kept for a second, cost a tenth of all saves in garbage collection.
      raw.once('close', () => watched.delete(raw));
    }
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}
