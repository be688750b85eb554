import { connect, type Socket } from 'node:net';

const headers = 'POST /api/auth/login HTTP/1.1\r\nHost: sen.vn\r\nX-Requested-With: XMLHttpRequest\r\n';
/** The part of a request that each kind of slow client has sent before it continues byte by byte. */
const beginnings = {
  nothing: '',
  headers,
  body: `${headers}Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`,
  form: `${headers}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n--b\r\n`,
} as const;
const kinds = Object.keys(beginnings) as (keyof typeof beginnings)[];

/** A client that sends a byte now and then, until it is cut. */
export class SlowClient {
  readonly kind: keyof typeof beginnings;
  cut = false;
  readonly #socket: Socket;
  readonly #dripping: NodeJS.Timeout;

  constructor(port: number, kind: keyof typeof beginnings) {
    this.kind = kind;
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.write(beginnings[kind]);
    this.#dripping = setInterval(() => kind !== 'nothing' && this.#socket.write('x'), 200);
    this.#socket.on('error', () => undefined);
    this.#socket.on('close', () => this.#end());
    this.#socket.resume();
  }

  static many(port: number, count: number): SlowClient[] {
    return Array.from(
      { length: count },
      (_, at) => new SlowClient(port, kinds[at % kinds.length] ?? 'headers'),
    );
  }

  leave(): void {
    this.#socket.destroy();
    clearInterval(this.#dripping);
  }

  #end(): void {
    this.cut = true;
    clearInterval(this.#dripping);
  }
}
