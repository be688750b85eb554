import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RefusalError } from '../errors/RefusalError.ts';
import type { Upload } from '../operations/Operation.ts';

export interface Form {
  fields: [string, string][];
  files: Map<string, Upload>;
}

/** JSON as well, which the parser would decode by itself, however much it is. */
function isPartAFile(
  _field: string | undefined,
  type: string | undefined,
  name: string | undefined,
): boolean {
  return name !== undefined || /^application\/(json|octet-stream)/.test(type ?? '');
}

/** Accepts multipart forms; `readForm` reads each. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    isPartAFile,
    limits: { fields: 100, files: 50, parts: 120, fieldNameSize: 200, headerPairs: 50 },
  });
}

/** Names the file's limit: a body may be slightly larger, for the other fields and the form itself. */
function fileTooLarge(maxBytes: number): RefusalError {
  return new RefusalError('fileTooLarge', { params: { max: Math.floor(maxBytes / 1024 / 1024) } });
}

interface FormLimits {
  maxBytes: number;
  /** Whether a form that is too large is one because of its file. */
  takesFiles: boolean;
}

/** Reads a whole form; one of more than `maxBytes` is refused before or while it is read. */
export async function readForm(request: FastifyRequest, { maxBytes, takesFiles }: FormLimits): Promise<Form> {
  const refusal = takesFiles ? fileTooLarge(maxBytes) : new RefusalError('payloadTooLarge');
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw refusal;
  const form: Form = { fields: [], files: new Map() };
  let size = 0;
  try {
    for await (const part of request.parts({ limits: { fileSize: maxBytes, fieldSize: maxBytes } })) {
      size += await take(part, form);
      if (size > maxBytes) throw refusal;
    }
  } catch (error) {
    if (error instanceof RefusalError) throw error;
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') throw refusal;
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 413)
      throw new RefusalError('payloadTooLarge');
    throw new RefusalError('badRequest');
  }
  return form;
}

async function take(part: Multipart, form: Form): Promise<number> {
  if (part.type === 'file') {
    const bytes = await part.toBuffer();
    // A nested value, which a browser gives a file name.
    if (part.mimetype === 'application/json') form.fields.push([part.fieldname, bytes.toString('utf8')]);
    else {
      const name = part.filename.slice(-300);
      form.files.set(part.fieldname, { name, type: part.mimetype, bytes });
      form.fields.push([part.fieldname, name]);
    }
    return bytes.length;
  }
  if (part.valueTruncated || part.fieldnameTruncated) throw new RefusalError('payloadTooLarge');
  const text = String(part.value);
  form.fields.push([part.fieldname, text]);
  return text.length;
}
