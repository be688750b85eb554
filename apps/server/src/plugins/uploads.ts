import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { UploadTransfer } from '../operations/Operation.ts';
import type { Uploads } from '../uploads/Uploads.ts';

/** The content type of bytes that are appended to an upload (tus 1.0.0). */
export const uploadType = 'application/offset+octet-stream';
const answered = ['tus-resumable', 'upload-offset', 'upload-length', 'cache-control'];

/** Leaves the bodies of uploads unread: they are of any size, and go to the store as they come. */
export function acceptUploads(app: FastifyInstance): void {
  app.addContentTypeParser(uploadType, (_request, _payload, done) => done(null));
}

/** Answers by the tus protocol. */
export async function transferUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  { id }: UploadTransfer,
  uploads: Uploads,
): Promise<FastifyReply> {
  const response = await uploads.transfer(id, request).finally(() => {
    // A body that nobody reads to its end would hold its connection, and its sender, until both time out.
    if (!request.raw.complete) reply.header('connection', 'close');
  });
  for (const name of answered) {
    const value = response.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  return reply.code(response.status).send();
}
