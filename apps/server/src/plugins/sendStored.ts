import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../errors/Refused.ts';
import type { StoredDownload } from '../operations/Operation.ts';
import { readRange } from './readRange.ts';

const pictures = new Set(['image/png', 'image/jpeg', 'image/gif']);
const year = 31_536_000;

/** Sends a file of the store: pictures to be shown, everything else to be saved, and nothing ever to be run. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, open }: StoredDownload,
): Promise<Readable | FastifyReply> {
  const { id, name, type, size } = file;
  const tag = `"${file.sha256.toString('base64url')}"`;
  const shown = pictures.has(type);
  reply
    .type(type)
    .header(
      'content-disposition',
      `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    // What an id stands for never changes.
    .header('cache-control', `private, max-age=${year}, immutable`)
    .header('etag', tag)
    .header('accept-ranges', 'bytes');
  if (matches(request.headers['if-none-match'], tag)) {
    return reply.removeHeader('content-type').code(304).send();
  }

  const { range: wanted, 'if-range': only } = request.headers;
  const range = only === undefined || only === tag ? readRange(wanted, size) : undefined;
  if (range === null) {
    reply.header('content-range', `bytes */${size}`).header('cache-control', 'no-store');
    throw new Refused('rangeNotSatisfiable');
  }
  const bytes = await open(id, range);
  if (bytes === undefined) {
    request.log.error({ file: id }, 'a file of the database is not in the store');
    reply.header('cache-control', 'no-store');
    throw new Refused('notFound');
  }
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  reply.header('content-length', range ? range.end - range.start + 1 : size);
  return bytes;
}

function matches(header: string | undefined, tag: string): boolean {
  const tags = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
