import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import type { DataStore } from '@tus/utils';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Config } from '../config.ts';
import { bytesHash } from './bytesHash.ts';
import type { ByteRange, FileStore, StoredBytes } from './FileStore.ts';
import { FileStoreFailed } from './FileStoreFailed.ts';
import { writeWhole } from './writeWhole.ts';

/** The hash of empty content, for requests without a body. */
const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const patience = 30_000;

interface Wish {
  method: 'PUT' | 'GET' | 'HEAD' | 'DELETE';
  /** The key, and a query if there is one. */
  id: string;
  headers?: Record<string, string>;
  body?: { path: string; size: number; sha256: Buffer };
}

/** Files in a bucket of any S3-compatible store, addressed by path. */
export class S3Files implements FileStore {
  readonly #config: S3Config;
  #uploads: Promise<DataStore> | undefined;

  constructor(config: S3Config) {
    this.#config = config;
  }

  /** Buffers the bytes in a file first: S3 requires their number, and their hash protects the transfer. */
  async put(
    id: string,
    bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    limit: number,
  ): Promise<StoredBytes> {
    const folder = await mkdtemp(join(tmpdir(), 'sen-file-'));
    try {
      const path = join(folder, id);
      const stored = await writeWhole(path, bytes, limit);
      await this.#answered({ method: 'PUT', id, body: { path, ...stored } }, [200]);
      return stored;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async get(id: string, range?: ByteRange): Promise<Readable | undefined> {
    const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {};
    const answer = await this.#send({ method: 'GET', id, headers });
    if (answer.statusCode === (range ? 206 : 200)) return answer;
    if (answer.statusCode === 404) {
      answer.resume();
      return undefined;
    }
    throw await refusal(answer, 'GET');
  }

  async exists(id: string): Promise<boolean> {
    return (await this.#answered({ method: 'HEAD', id }, [200, 404])) === 200;
  }

  async delete(id: string): Promise<void> {
    const note = await this.#send({ method: 'HEAD', id: noteOf(id) });
    note.resume();
    const upload = note.headers['x-amz-meta-upload-id'];
    if (typeof upload === 'string') await this.#abandonUpload(id, upload);
    await this.#remove(id);
  }

  /** Loads the client of the bucket on the first upload: it is large. */
  async uploadStore(): Promise<DataStore> {
    this.#uploads ??= openUploads(this.#config);
    return this.#uploads;
  }

  /** The bucket has put the parts together when the last one arrived. */
  async adopt(id: string): Promise<StoredBytes> {
    const bytes = await this.get(id);
    if (bytes === undefined)
      throw new FileStoreFailed('The file store (S3_ENDPOINT) has lost a complete upload.');
    const stored = await bytesHash(bytes);
    await this.#remove(noteOf(id));
    return stored;
  }

  /** Its parts are no object yet, or, when the last one had arrived, were put together. */
  async #abandonUpload(id: string, upload: string): Promise<void> {
    await this.#answered(
      { method: 'DELETE', id: `${id}?uploadId=${encodeURIComponent(upload)}` },
      [200, 204, 404],
    );
    await Promise.all([this.#remove(noteOf(id)), this.#remove(`${id}.part`)]);
  }

  async #remove(key: string): Promise<void> {
    await this.#answered({ method: 'DELETE', id: key }, [200, 204, 404]);
  }

  async #answered(wish: Wish, statuses: readonly number[]): Promise<number> {
    const answer = await this.#send(wish);
    const { statusCode = 0 } = answer;
    if (!statuses.includes(statusCode)) throw await refusal(answer, wish.method);
    answer.resume();
    return statusCode;
  }

  async #send({ method, id, headers, body }: Wish): Promise<IncomingMessage> {
    const { endpoint, bucket, region, accessKey, secretKey } = this.#config;
    const signer = new AwsV4Signer({
      method,
      url: `${endpoint.replace(/\/$/, '')}/${bucket}/${id}`,
      headers: { ...headers, 'x-amz-content-sha256': body?.sha256.toString('hex') ?? nothing },
      service: 's3',
      region,
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
    });
    const signed = await signer.sign();
    const send = signed.url.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = send(signed.url, {
      method,
      headers: {
        ...Object.fromEntries(signed.headers.entries()),
        ...(body && { 'content-length': body.size }),
      },
      timeout: patience,
    });
    const answered = answerOf(request);
    if (body) await Promise.race([answered, pour(body.path, request)]);
    else request.end();
    return answered;
  }
}

/** The object in which the upload store notes what it knows of an upload. */
function noteOf(id: string): string {
  return `${id}.info`;
}

async function openUploads(config: S3Config): Promise<DataStore> {
  const { S3Store } = await import('@tus/s3-store');
  const { endpoint, bucket, region, accessKey, secretKey } = config;
  return new S3Store({
    s3ClientConfig: {
      bucket,
      endpoint,
      region,
      credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
      forcePathStyle: true,
      // Stores other than Amazon's do not know its newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    },
  });
}

async function pour(path: string, request: ClientRequest): Promise<void> {
  try {
    await pipeline(createReadStream(path), request);
  } catch (error) {
    throw silence(error);
  }
}

function answerOf(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.on('response', resolve);
    request.on('error', (error) => reject(silence(error)));
    request.on('timeout', () => request.destroy(new Error(`nothing for ${patience / 1000} seconds`)));
  });
}

/** Unknown host, refused, interrupted or timed out: not all network failures are system errors. */
function silence(cause: unknown): FileStoreFailed {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new FileStoreFailed(`The file store (S3_ENDPOINT) does not answer: ${why}`, { cause });
}

async function refusal(answer: IncomingMessage, method: string): Promise<FileStoreFailed> {
  const said = (await text(answer)).slice(0, 300);
  return new FileStoreFailed(
    `The file store (S3_ENDPOINT) answered ${method} with ${answer.statusCode}. Look at S3_BUCKET, S3_REGION and the keys. It says: ${said}`,
  );
}
