import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Acknowledgement, AnswerBatch } from '@sen/api/contract/model';
import type { SeededRandom } from '../SeededRandom.ts';
import type { Ledger } from '../evidence/Ledger.ts';
import { type Asked, Exchange, readAll, type Reply } from './Exchange.ts';
import { type NetworkFault, networkFaults } from './networkFaults.ts';

/** The network between one device and the server. Records the traffic in the ledger. */
export class Link {
  /** Number of faulty saves. */
  spoiled = 0;
  private down = false;
  private readonly faults: NetworkFault[] = [];
  private readonly late = new Set<Promise<void>>();
  /** Acknowledges the next batch itself and drops it: the run must detect this. */
  private falseAcknowledgement = false;

  private constructor(
    private readonly server: Server,
    readonly address: string,
    private readonly serverPort: number,
    private readonly ledger: Ledger,
    private readonly random: SeededRandom,
  ) {
    server.on('request', (request, response) => {
      const work = this.carry(request, response)
        .catch(() => void request.socket.resetAndDestroy())
        .finally(() => this.late.delete(work));
      this.late.add(work);
    });
  }

  static async open(serverPort: number, ledger: Ledger, random: SeededRandom): Promise<Link> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const bound = server.address();
    const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
    return new Link(server, `http://127.0.0.1:${port}`, serverPort, ledger, random);
  }

  /** Applies this fault to the next saves; the caller answers at least once. */
  async spoil(fault: NetworkFault, answer: () => Promise<void>): Promise<void> {
    const before = this.spoiled;
    // A page times out an unanswered request after ten seconds.
    this.faults.push(fault, ...(fault !== 'request swallowed' && this.random.oneIn(2) ? [fault] : []));
    for (let tries = 0; this.spoiled === before && tries < 5; tries += 1) {
      await answer();
      for (let waited = 0; this.faults.length > 0 && waited < 3_000; waited += 100) await wait(100);
    }
  }

  acknowledgeFalselyOnce(): void {
    this.falseAcknowledgement = true;
  }

  /** Blocks everything and aborts what is in flight. */
  cut(): void {
    this.down = true;
    this.server.closeAllConnections();
  }

  restore(): void {
    this.down = false;
    this.faults.length = 0;
  }

  get isCut(): boolean {
    return this.down;
  }

  get lying(): boolean {
    return this.falseAcknowledgement;
  }

  /** Resolves when nothing is in flight, including delayed requests. */
  async settled(): Promise<void> {
    while (this.late.size > 0) await Promise.all(this.late);
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.down) return void request.socket.resetAndDestroy();
    const body = await readAll(request);
    const asked = {
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      headers: request.headers,
      body,
    };
    const batch = batchOf(asked);
    const exchange = new Exchange(
      this.serverPort,
      asked,
      { request, response },
      (reply) => this.onReply(batch, reply),
      () => batch && this.ledger.of(batch.attempt_id).sent(batch),
    );
    if (!batch || batch.entries.length === 0) return this.pass(exchange);
    const { epoch } = batch;
    if (this.falseAcknowledgement && epoch !== undefined)
      return this.acknowledgeFalsely(batch, epoch, exchange);
    const fault = this.faults.shift();
    if (fault) {
      this.spoiled += 1;
      return networkFaults[fault](exchange, this.random);
    }
    return this.pass(exchange);
  }

  private async pass(exchange: Exchange): Promise<void> {
    const reply = await exchange.forward();
    if (this.down) exchange.reset();
    else exchange.answer(reply);
  }

  /** A 2xx that reached this side is a promise, even when the device never receives it. */
  private onReply(batch: AnswerBatch | null, { status, body }: Reply): void {
    if (!batch || status !== 200) return;
    const { data }: { data: Acknowledgement } = JSON.parse(body.toString());
    this.ledger.of(batch.attempt_id).acknowledged(batch.journal_id, data);
  }

  private acknowledgeFalsely(batch: AnswerBatch, epoch: string, exchange: Exchange): void {
    this.falseAcknowledgement = false;
    const ledger = this.ledger.of(batch.attempt_id);
    const now = new Date();
    const data: Acknowledgement = {
      acknowledged_seq: batch.entries.at(-1)?.seq ?? 0,
      server_seq: ledger.serverSeq + batch.entries.length,
      epoch,
      saved_at: now.toISOString(),
      server_time: now.toISOString(),
      deadline: new Date(now.getTime() + 1_800_000).toISOString(),
      state: 'in_progress',
      notices: 0,
      changes: [],
    };
    ledger.sent(batch);
    ledger.acknowledged(batch.journal_id, data);
    const headers = { 'content-type': 'application/json' };
    exchange.answer({ status: 200, headers, body: Buffer.from(JSON.stringify({ data })) });
  }
}

function batchOf({ method, path, body }: Asked): AnswerBatch | null {
  if (method !== 'POST' || !/^\/api\/surveys\/[^/]+\/answer$/.test(path)) return null;
  const batch: AnswerBatch = JSON.parse(body.toString());
  return batch;
}
