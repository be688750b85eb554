import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Config } from '../config.ts';

/**
 * A bucket in memory that believes nobody: each request's signature (version 4) is made again from what came, and the body
 * must have the hash that was signed. Written from AWS's description, not from the client that it checks.
 */
export class S3Double {
  readonly objects = new Map<string, Buffer>();
  /** Answers every request with this status, when set. */
  failsWith: number | undefined;
  readonly #server: Server;
  readonly #secretKey: string;

  private constructor(secretKey: string) {
    this.#secretKey = secretKey;
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async start(secretKey = 'hush'): Promise<S3Double> {
    const double = new S3Double(secretKey);
    await new Promise<void>((resolve) => {
      double.#server.listen(0, '127.0.0.1', resolve);
    });
    return double;
  }

  get config(): S3Config {
    const { port } = this.#server.address() as AddressInfo;
    return {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'sen',
      region: 'ap-southeast-1',
      accessKey: 'key',
      secretKey: this.#secretKey,
    };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const path = request.url ?? '/';
    if (this.failsWith !== undefined) return void response.writeHead(this.failsWith).end('<Error/>');
    if (!this.#isSigned(request, body))
      return void response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>');
    if (!path.startsWith('/sen/')) return void response.writeHead(404).end('<Code>NoSuchBucket</Code>');
    const object = this.objects.get(path);
    if (request.method === 'PUT') {
      if (request.headers['content-length'] === undefined) return void response.writeHead(411).end();
      this.objects.set(path, body);
      return void response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      this.objects.delete(path);
      return void response.writeHead(204).end();
    }
    if (!object) return void response.writeHead(404).end('<Code>NoSuchKey</Code>');
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (start === undefined) return void response.writeHead(200).end(object);
    return void response.writeHead(206).end(object.subarray(Number(start), Number(end) + 1));
  }

  #isSigned({ headers, method, url = '' }: IncomingMessage, body: Buffer): boolean {
    const form =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w{64})$/;
    const [, , day = '', region = '', signedHeaders = '', signature = ''] =
      form.exec(headers.authorization ?? '') ?? [];
    const sum = headers['x-amz-content-sha256'];
    const names = signedHeaders.split(';');
    if (
      sum !== sha256(body) ||
      !['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))
    )
      return false;
    const canonical = [
      method,
      url,
      '',
      ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
      '',
      signedHeaders,
      sum,
    ].join('\n');
    const scope = `${day}/${region}/s3/aws4_request`;
    const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
    const key = [day, region, 's3', 'aws4_request'].reduce(hmac, Buffer.from(`AWS4${this.#secretKey}`));
    return timingSafeEqual(
      Buffer.from(signature.padStart(64), 'latin1'),
      Buffer.from(hmac(key, text).toString('hex')),
    );
  }
}

function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
