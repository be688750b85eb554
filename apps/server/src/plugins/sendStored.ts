import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RefusalError } from '../errors/RefusalError.ts';
import type { StoredDownload } from '../operations/Operation.ts';
import { readRange } from './readRange.ts';

const pictures = new Set(['image/png', 'image/jpeg', 'image/gif']);
const year = 31_536_000;

/** Pictures are displayed, everything else is downloaded, and nothing is executed. The content of an id is immutable. */
function headersOf({ file: { name, type }, isSaved }: StoredDownload, tag: string) {
  const way = pictures.has(type) && !isSaved ? 'inline' : 'attachment';
  return {
    'content-disposition': `${way}; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': isSaved ? 'private, no-cache' : `private, max-age=${year}, immutable`,
    etag: tag,
    'accept-ranges': 'bytes',
  };
}

/** Sends a stored file, its requested range, or a 304. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  download: StoredDownload,
): Promise<Readable | FastifyReply> {
  const { file, open } = download;
  const { id, type, size, sha256 } = file;
  const tag = `"${sha256.toString('base64url')}"`;
  const { range: wanted, 'if-range': only, 'if-none-match': known } = request.headers;
  if (matches(known, tag)) return reply.headers(headersOf(download, tag)).code(304).send();

  const range = only === undefined || only === tag ? readRange(wanted, size) : undefined;
  if (range === null) {
    reply.header('content-range', `bytes */${size}`);
    throw new RefusalError('rangeNotSatisfiable');
  }
  const bytes = await open(id, range);
  if (bytes === undefined) {
    request.log.error({ file: id }, 'a file of the database is not in the store');
    throw new RefusalError('notFound');
  }
  // Only successful responses may be cached: a refusal would be cached for a year.
  reply
    .type(type)
    .headers(headersOf(download, tag))
    .header('content-length', range ? range.end - range.start + 1 : size);
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  return bytes;
}

function matches(header: string | undefined, tag: string): boolean {
  const tags = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
