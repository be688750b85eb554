import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Asked {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const agent = new Agent({ keepAlive: true });
/** Hop-by-hop headers. */
const hopHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'accept-encoding'];

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopHeaders.includes(name)));
}

/** One request of a device, with the faults that a network can cause. */
export class Exchange {
  constructor(
    private readonly port: number,
    readonly asked: Asked,
    private readonly client: { request: IncomingMessage; response: ServerResponse },
    /** Called with each response of the server. */
    private readonly onReply: (reply: Reply) => void,
    /** Called before anything is sent to the server. */
    private readonly leaving: () => void,
  ) {}

  /** Sends the request to the server, even when the device is gone. */
  forward(): Promise<Reply> {
    const { method, path, headers, body } = this.asked;
    this.leaving();
    return new Promise((resolve, reject) => {
      const out = request({
        host: '127.0.0.1',
        port: this.port,
        agent,
        method,
        path,
        headers: { ...endToEnd(headers), 'content-length': body.length },
      });
      out.on('error', reject);
      out.on('response', (answer) => {
        readAll(answer).then((all) => {
          const reply = { status: answer.statusCode ?? 0, headers: answer.headers, body: all };
          this.onReply(reply);
          resolve(reply);
        }, reject);
      });
      out.end(body);
    });
  }

  /** Sends half of the request to the server. */
  async forwardHalf(): Promise<void> {
    const { method, path, headers, body } = this.asked;
    const lines = Object.entries(endToEnd(headers)).map(([name, value]) => `${name}: ${String(value)}\r\n`);
    const head = `${method} ${path} HTTP/1.1\r\n${lines.join('')}content-length: ${body.length}\r\n\r\n`;
    const socket = connect(this.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(head);
    socket.write(body.subarray(0, body.length / 2));
    await wait(60);
    socket.resetAndDestroy();
  }

  answer({ status, headers, body }: Reply): void {
    const { response } = this.client;
    if (response.destroyed || response.headersSent) return;
    response.writeHead(status, { ...endToEnd(headers), 'content-length': body.length });
    response.end(body);
  }

  /** Breaks the connection in the middle of the response. */
  async answerHalf({ status, headers, body }: Reply): Promise<void> {
    const { response } = this.client;
    if (response.destroyed) return;
    response.writeHead(status, { ...endToEnd(headers), 'content-length': body.length });
    response.write(body.subarray(0, body.length / 2));
    await wait(30);
    this.reset();
  }

  /** Breaks the device's connection. */
  reset(): void {
    const { socket } = this.client.request;
    if (!socket.destroyed) socket.resetAndDestroy();
  }
}

export async function readAll(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
