import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApp } from './TestApp.ts';

interface Part {
  from: number;
  /** The line is cut after these bytes of the part. */
  cutAfter?: number;
}

/** A file on its way to a server with a port, over lines that are cut. */
export class TestUpload {
  readonly id: string;
  readonly bytes: Buffer;
  readonly token: string;
  readonly #app: TestApp;

  private constructor(app: TestApp, token: string, id: string, bytes: Buffer) {
    this.#app = app;
    this.token = token;
    this.id = id;
    this.bytes = bytes;
  }

  /** @param signedIn the token of one session that sends several files */
  static async create(app: TestApp, bytes: Buffer, name = 'Bài 1.pdf', signedIn?: string) {
    const token = signedIn ?? (await app.signIn('teacher'));
    const body = { name, size: bytes.length, purpose: 'lesson' };
    const created = await app.call<{ data: { id: string } }>('createUpload', { token }, { body });
    return new TestUpload(app, token, created.body.data.id, bytes);
  }

  /** The same upload, continued over another server of the same data. */
  over(app: TestApp): TestUpload {
    return new TestUpload(app, this.token, this.id, this.bytes);
  }

  get sha256(): string {
    return createHash('sha256').update(this.bytes).digest('hex');
  }

  async offset(): Promise<number> {
    const { headers } = await this.#app.call(
      'getUploadOffset',
      { token: this.token },
      {
        path: { id: this.id },
        headers: { 'tus-resumable': '1.0.0' },
      },
    );
    return Number(headers['upload-offset']);
  }

  /** Sends what is missing, as a client does: from where the server is, again if more of a cut line has arrived meanwhile. */
  async sendRest(): Promise<void> {
    for (let status: number | undefined; status !== 204;) {
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      const from = await this.offset();
      // oxlint-disable-next-line no-await-in-loop -- see above
      status = await this.send({ from });
      if (status !== 204 && status !== 409) throw new Error(`The rest was answered with ${status}.`);
    }
  }

  finish(sha256 = this.sha256) {
    return this.#app.call<{ code: string; data: { type: string | null } }>(
      'finishUpload',
      { token: this.token },
      {
        path: { id: this.id },
        body: { sha256 },
      },
    );
  }

  /** Sends the bytes from an offset through the port; resolves to the status, or undefined for a line that was cut. */
  async send({ from, cutAfter }: Part, bytes = this.bytes.subarray(from)): Promise<number | undefined> {
    const { port } = this.#app.app.fastify.server.address() as AddressInfo;
    return new Promise((resolve) => {
      const request = httpRequest(`http://127.0.0.1:${port}/api/uploads/${this.id}/bytes`, {
        method: 'PATCH',
        headers: {
          authorization: `Bearer ${this.token}`,
          'x-requested-with': 'XMLHttpRequest',
          'tus-resumable': '1.0.0',
          'upload-offset': from,
          'content-type': 'application/offset+octet-stream',
          'content-length': bytes.length,
        },
      });
      request.on('response', (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      request.on('error', () => resolve(undefined));
      if (cutAfter === undefined) request.end(bytes);
      else request.write(bytes.subarray(0, cutAfter), () => setTimeout(() => request.destroy(), 50));
    });
  }
}
