import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { request as httpRequest, type RequestOptions } from 'node:http';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Sends a file as the body of a request; resolves to the seconds until it is answered. */
export async function sendFile(address: string, path: string, options: RequestOptions): Promise<number> {
  const begin = performance.now();
  const request = httpRequest(address, { agent: false, ...options });
  const answered = once(request, 'response');
  await pipeline(createReadStream(path, { highWaterMark: 256 * 1024 }), request);
  const [response] = await answered;
  if (response.statusCode >= 300) throw new Error(`${address} answered ${response.statusCode}.`);
  response.resume();
  return (performance.now() - begin) / 1000;
}

/** Receives a file and throws its bytes away; resolves to the seconds and their number. */
export async function receiveFile(
  address: string,
  headers: Record<string, string> = {},
): Promise<{ seconds: number; bytes: number }> {
  const begin = performance.now();
  const request = httpRequest(address, { agent: false, headers }).end();
  const [response] = await once(request, 'response');
  let bytes = 0;
  await pipeline(
    response,
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        done();
      },
    }),
  );
  return { seconds: (performance.now() - begin) / 1000, bytes };
}
