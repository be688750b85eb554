import { Duplex } from 'node:stream';
import type { FromEngine, Port, ToEngine } from './host.ts';

/**
 * The socket that `pg` writes to when the database is embedded: forwards the bytes through a message port. A corked group
 * of writes, which is one query, is sent as one message.
 */
export class Wire extends Duplex {
  readonly #port: Promise<Port<ToEngine, FromEngine>>;
  #open: Port<ToEngine, FromEngine> | undefined;

  constructor(port: Promise<Port<ToEngine, FromEngine>>) {
    super();
    this.#port = port;
  }

  connect(): this {
    this.#port.then(
      (port) => {
        this.#open = port;
        port.on('message', (message) => {
          if (message instanceof Uint8Array && !this.destroyed) {
            this.push(Buffer.from(message.buffer, message.byteOffset, message.byteLength));
          }
        });
        this.emit('connect');
      },
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  /** `pg` has sent Terminate: nothing more will arrive. */
  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  #send(bytes: Buffer): void {
    this.#open?.postMessage(new Uint8Array(bytes));
  }

  // `pg` calls these on its socket; a message port has no equivalent.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
}
