import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { request as httpRequest, type ClientRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword, people } from '@sen/api/fixtures/people';

interface SentFile {
  path: string;
  name: string;
  size: number;
}

interface Part {
  from: number;
  /** The line is cut when this many bytes of the file are sent. */
  cutAt?: number;
  /** The line stays open until then, though nothing more is sent. */
  until?: Promise<unknown>;
  /** The own address of the line: another one is another network. */
  through?: string;
}

/** Signs the teacher in at a server of another process. */
export async function signInTeacher(address: string): Promise<Record<string, string>> {
  const body = new FormData();
  body.set('username', people.teacher.username);
  body.set('password', demoPassword);
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  const answer = await fetch(`${address}/api/auth/login`, { method: 'POST', body, headers });
  const { data } = (await answer.json()) as { data: { access_token: string } };
  return { ...headers, authorization: `Bearer ${data.access_token}` };
}

/** A file on the disk on its way to a server of another process, over lines that are cut. */
export class RemoteUpload {
  readonly id: string;
  readonly #address: string;
  readonly #headers: Record<string, string>;
  readonly #file: SentFile;

  private constructor(address: string, headers: Record<string, string>, id: string, file: SentFile) {
    this.#address = address;
    this.#headers = headers;
    this.id = id;
    this.#file = file;
  }

  static async create(address: string, headers: Record<string, string>, file: SentFile) {
    const { name, size } = file;
    const answer = await fetch(`${address}/api/uploads`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name, size, purpose: 'lesson' }),
    });
    if (!answer.ok) throw new Error(`The upload was refused: ${await answer.text()}`);
    const { data } = (await answer.json()) as { data: { id: string } };
    return new RemoteUpload(address, headers, data.id, file);
  }

  /** How much has arrived; asks until the server answers. */
  async offset(): Promise<number> {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- asks until it answers
      const answer = await fetch(this.#bytes, {
        method: 'HEAD',
        headers: { ...this.#headers, 'tus-resumable': '1.0.0' },
      }).catch(() => undefined);
      if (answer?.ok) return Number(answer.headers.get('upload-offset'));
      // oxlint-disable-next-line no-await-in-loop -- see above
      await wait(50);
    }
  }

  get #bytes(): string {
    return `${this.#address}/api/uploads/${this.id}/bytes`;
  }

  /** Sends from an offset; resolves to the status, undefined of a line that was cut, and the bytes that left. */
  async send({
    from,
    cutAt = this.#file.size,
    until,
    through,
  }: Part): Promise<{ status?: number; sent: number }> {
    const request = httpRequest(this.#bytes, {
      method: 'PATCH',
      agent: false,
      ...(through === undefined ? {} : { localAddress: through }),
      headers: {
        ...this.#headers,
        'tus-resumable': '1.0.0',
        'upload-offset': from,
        'content-type': 'application/offset+octet-stream',
        'content-length': this.#file.size - from,
      },
    });
    const ended = statusOf(request);
    let sent = from;
    if (cutAt > from)
      for await (const bytes of createReadStream(this.#file.path, {
        start: from,
        end: cutAt - 1,
        highWaterMark: 256 * 1024,
      })) {
        if (request.destroyed) break;
        sent += (bytes as Buffer).length;
        if (!request.write(bytes)) await Promise.race([once(request, 'drain').catch(() => []), ended]);
      }
    await until;
    if (cutAt < this.#file.size) request.destroy();
    else request.end();
    const status = await ended;
    return { sent, ...(status === undefined ? {} : { status }) };
  }

  /** Sends what is missing; again when more of a cut line arrived after the offset was asked. */
  async sendRest(): Promise<void> {
    for (let status: number | undefined; status !== 204;)
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      ({ status } = await this.send({ from: await this.offset() }));
  }

  async finish(sha256: string): Promise<number> {
    const answer = await fetch(`${this.#address}/api/uploads/${this.id}/finish`, {
      method: 'POST',
      headers: { ...this.#headers, 'content-type': 'application/json' },
      body: JSON.stringify({ sha256 }),
    });
    await answer.arrayBuffer();
    return answer.status;
  }
}

function statusOf(request: ClientRequest): Promise<number | undefined> {
  return new Promise((resolve) => {
    request.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', () => resolve(undefined));
    request.on('close', () => resolve(undefined));
  });
}
