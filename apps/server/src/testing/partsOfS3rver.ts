import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

/**
 * Answers the two requests of a multipart upload that s3rver does not know, from its folder: the list of parts, and the end of an
 * upload. Returns false for other requests.
 */
export async function answerPartsOfS3rver(
  folder: string,
  { method, url }: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname, searchParams } = new URL(url ?? '', 'http://s3');
  const upload = searchParams.get('uploadId');
  if (upload === null || (method !== 'GET' && method !== 'DELETE')) return false;
  const [, bucket = ''] = pathname.split('/');
  const parts = join(folder, bucket, '._S3rver_uploads', upload);
  if (!/^[0-9a-f]+$/.test(upload) || !existsSync(parts)) {
    response.writeHead(404, { 'content-type': 'application/xml' });
    response.end('<Error><Code>NoSuchUpload</Code><Message>no such upload</Message></Error>');
    return true;
  }
  if (method === 'DELETE') {
    // A part of the line before that is still being written keeps the folder from being empty.
    await rm(parts, { recursive: true, maxRetries: 10, retryDelay: 50 });
    response.writeHead(204).end();
    return true;
  }
  const numbers = (await readdir(parts)).filter((name) => /^\d+$/.test(name)).map(Number);
  const listed = await Promise.all(
    numbers
      .toSorted((a, b) => a - b)
      .map(async (number) => {
        const path = join(parts, String(number));
        const [{ size }, md5] = await Promise.all([stat(path), readFile(`${path}.md5`, 'utf8')]);
        return `<Part><PartNumber>${number}</PartNumber><ETag>&quot;${md5}&quot;</ETag><Size>${size}</Size></Part>`;
      }),
  );
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(`<ListPartsResult><IsTruncated>false</IsTruncated>${listed.join('')}</ListPartsResult>`);
  return true;
}
