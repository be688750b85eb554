import { createReadStream, createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

/** The rival: a body goes into the file that the address names, or comes from it, and nothing else happens. */
const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://bare').searchParams.get('path') ?? '';
  const work =
    request.method === 'GET'
      ? pipeline(createReadStream(path), response)
      : pipeline(request, createWriteStream(path)).then(() => void response.writeHead(204).end());
  work.catch(() => response.destroy());
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
