import { mkdtemp, rm } from 'node:fs/promises';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Config } from '../config.ts';
import { answerPartsOfS3rver } from './partsOfS3rver.ts';

/** A status for every request; or a connection that ends before or in the middle of the response. */
type Fault = number | 'cut' | 'cutHalfway';

interface Heard {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
}

/** A bucket of s3rver, a third-party server that checks signatures (version 4), behind a connection that can be cut. */
export class S3Server {
  /** Every request received, unmodified. */
  readonly heard: Heard[] = [];
  /** The fault of every request while set; the bucket does not receive the request. */
  fault: Fault | undefined;
  readonly #folder: string;
  readonly #server: Server;

  private constructor(folder: string, answer: ReturnType<S3rver['callback']>) {
    this.#folder = folder;
    this.#server = createServer((request, response) => {
      const { method, url, headers } = request;
      this.heard.push({ method, path: url, headers: { ...headers } });
      if (this.fault === undefined) void this.#answer(request, response, answer);
      else fail(response, this.fault);
    });
  }

  async #answer(
    request: IncomingMessage,
    response: ServerResponse,
    answer: ReturnType<S3rver['callback']>,
  ): Promise<void> {
    if (!(await answerPartsOfS3rver(this.#folder, request, response))) await answer(request, response);
  }

  static async start(): Promise<S3Server> {
    const folder = await mkdtemp(join(tmpdir(), 'sen-s3-'));
    const s3rver = new S3rver({ directory: folder, silent: true, configureBuckets: [{ name: 'sen' }] });
    await s3rver.configureBuckets();
    const started = new S3Server(folder, s3rver.callback());
    await new Promise<void>((resolve) => {
      started.#server.listen(0, '127.0.0.1', resolve);
    });
    return started;
  }

  /** The keys that s3rver expects. */
  get config(): S3Config {
    const { port } = this.#server.address() as AddressInfo;
    return {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'sen',
      region: 'ap-southeast-1',
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
    };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
    await rm(this.#folder, { recursive: true });
  }
}

function fail(response: ServerResponse, fault: Fault): void {
  if (fault === 'cut') response.destroy();
  else if (fault === 'cutHalfway') {
    response.writeHead(200, { 'content-length': 10 }).write('12345', () => response.destroy());
  } else response.writeHead(fault).end('<Error/>');
}
