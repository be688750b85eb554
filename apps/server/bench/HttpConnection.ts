import { connect, type Socket } from 'node:net';

export interface HttpAnswer {
  status: number;
  body: string;
  /** The `ETag`, if any. */
  tag: string | undefined;
}

interface Asked {
  resolve: (answer: HttpAnswer) => void;
  reject: (error: Error) => void;
}

const endOfHead = Buffer.from('\r\n\r\n');
const formType = 'content-type: multipart/form-data; boundary=form';

function formOf(fields: Record<string, string>): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--form\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--form--\r\n`;
}

/** A keep-alive HTTP/1.1 connection with one request at a time; minimizes the client's work beside the server's. */
export class HttpConnection {
  readonly #socket: Socket;
  #asked: Asked | undefined;
  #received: Buffer = Buffer.alloc(0);

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.#receive(chunk));
    const fail = (error?: Error) =>
      this.#asked?.reject(error ?? new Error('The server closed the connection.'));
    socket.on('error', fail);
    socket.on('close', () => fail());
  }

  static open(port: number): Promise<HttpConnection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(new HttpConnection(socket)));
      socket.once('error', reject);
    });
  }

  post(path: string, token: string, body: string): Promise<HttpAnswer> {
    return this.#ask('POST', path, body, [
      'content-type: application/json',
      `authorization: Bearer ${token}`,
    ]);
  }

  /**
   * Posts a form of text fields, without a token.
   * @param from the address that a proxy in front would report
   */
  postForm(path: string, fields: Record<string, string>, from: string): Promise<HttpAnswer> {
    return this.#ask('POST', path, formOf(fields), [formType, `x-forwarded-for: ${from}`]);
  }

  /** Posts a form of text fields. */
  postFormAs(path: string, token: string, fields: Record<string, string>): Promise<HttpAnswer> {
    return this.#ask('POST', path, formOf(fields), [formType, `authorization: Bearer ${token}`]);
  }

  /** @param known the tag of the response that the client already has */
  get(path: string, token: string, known?: string): Promise<HttpAnswer> {
    const headers = [`authorization: Bearer ${token}`];
    return this.#ask(
      'GET',
      path,
      '',
      known === undefined ? headers : [...headers, `if-none-match: ${known}`],
    );
  }

  /** Gets what is public. @param from the address that a proxy in front would report */
  getPublic(path: string, from: string): Promise<HttpAnswer> {
    return this.#ask('GET', path, '', [`x-forwarded-for: ${from}`]);
  }

  #ask(method: string, path: string, body: string, headers: readonly string[]): Promise<HttpAnswer> {
    return new Promise((resolve, reject) => {
      this.#asked = { resolve, reject };
      this.#socket.write(
        `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nx-requested-with: XMLHttpRequest\r\n${headers.join('\r\n')}\r\n` +
          `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    });
  }

  close(): void {
    this.#asked = undefined;
    this.#socket.destroy();
  }

  #receive(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const headEnd = this.#received.indexOf(endOfHead);
    if (headEnd < 0) return;
    const head = this.#received.toString('latin1', 0, headEnd);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const end = headEnd + endOfHead.length + length;
    if (this.#received.length < end) return;
    const answer = {
      status: Number(head.slice(9, 12)),
      body: this.#received.toString('utf8', headEnd + endOfHead.length, end),
      tag: /\r\netag: (.+)/i.exec(head)?.[1],
    };
    this.#received = this.#received.subarray(end);
    this.#asked?.resolve(answer);
  }
}
