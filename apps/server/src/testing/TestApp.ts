import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions, Response } from 'light-my-request';
import type { Answer } from '@sen/api/contract/model';
import { demoPassword, people } from '@sen/api/fixtures/people';
import { type App, type AppOptions, createApp } from '../app.ts';
import type { BodyRate } from '../plugins/bodyRate.ts';
import { type Config, defaultConfig } from '../config.ts';
import type { OperationId } from '../contract/document.ts';
import { operations } from '../contract/document.ts';
import { openDatabase } from '../store/database.ts';
import { TestClock } from './TestClock.ts';
import { openTestDatabase, type OpenTestDatabase } from './testDatabase.ts';
import { multipartOf } from './multipartOf.ts';
import { contractFaults } from './contractFaults.ts';

type Person = keyof typeof people;

export interface TestCall {
  path?: Record<string, string>;
  query?: Record<string, string | readonly string[] | number>;
  body?: object;
  /** The encoding of the body; by default the first one in the contract. */
  as?: 'json' | 'form';
  headers?: Record<string, string>;
  /** The network address of the client. */
  from?: string;
  language?: 'vi' | 'en';
}

export interface TestAnswer<Body = unknown> {
  status: number;
  body: Body;
  headers: Response['headers'];
  raw: Response;
}

/** A server without a port, with its own database and the demo people; validates its responses against the contract. */
export class TestApp {
  readonly clock: TestClock;
  readonly app: App;
  readonly opened: OpenTestDatabase;
  readonly #tokens = new Map<string, string>();

  private constructor(app: App, opened: OpenTestDatabase, clock: TestClock) {
    this.app = app;
    this.opened = opened;
    this.clock = clock;
  }

  static async start(
    options: {
      config?: Partial<Config>;
      demo?: boolean;
      logger?: AppOptions['logger'];
      bodyRate?: BodyRate;
    } = {},
  ): Promise<TestApp> {
    const { config: changed, demo, ...appOptions } = options;
    const clock = new TestClock();
    // The whole demo organisation for tests about content, else its people alone.
    const opened = await openTestDatabase({ content: demo ? 'demo' : 'people' });
    const dataDir = join(tmpdir(), `sen-test-${randomUUID()}`);
    const config = { ...defaultConfig, dataDir, ...changed };
    return new TestApp(
      await createApp({ opened, config, clock, activityEveryMs: 0, presenceEveryMs: 0, ...appOptions }),
      opened,
      clock,
    );
  }

  /**
   * A second process: the same database through its own connections (the embedded one has only one).
   * @param open opens the database on PostgreSQL in another way, as through a pooler
   */
  async another(open = (url: string) => openDatabase({ databaseUrl: url, dataDir: '' })): Promise<TestApp> {
    const { url } = this.opened;
    const opened: OpenTestDatabase =
      url === undefined ? { ...this.opened, close: async () => undefined } : await open(url);
    const { config } = this.app.services;
    return new TestApp(
      await createApp({ opened, config, clock: this.clock, activityEveryMs: 0, presenceEveryMs: 0 }),
      opened,
      this.clock,
    );
  }

  get database() {
    return this.opened.database;
  }

  async stop(): Promise<void> {
    await this.app.fastify.close();
    await this.opened.close();
    const { dataDir } = this.app.services.config;
    if (dataDir.startsWith(tmpdir())) await rm(dataDir, { recursive: true, force: true });
  }

  /** Signs a demo person in; the token is kept for requests `as` that person. */
  async signIn(person: Person): Promise<string> {
    const { username } = people[person];
    const { status, body } = await this.call('login', null, { body: { username, password: demoPassword } });
    if (status !== 200) throw new Error(`${person} could not sign in: ${JSON.stringify(body)}`);
    const { access_token } = (body as { data: { access_token: string } }).data;
    this.#tokens.set(person, access_token);
    return access_token;
  }

  /** Calls an operation as a person (signed in when needed), as a visitor (null) or with a token. */
  async call<Body = unknown>(
    id: OperationId,
    as: Person | { token: string } | null,
    call: TestCall = {},
  ): Promise<TestAnswer<Body>> {
    const operation = operations.find((one) => one.id === id);
    if (!operation) throw new Error(`The contract has no operation ${id}.`);
    const token = await this.#tokenOf(as);
    const [first] = Object.keys(operation.body);
    const asForm = call.as ? call.as === 'form' : first === 'multipart/form-data';
    const payload = call.body === undefined ? {} : asForm ? multipartOf(call.body) : { payload: call.body };
    const request: InjectOptions = {
      method: operation.method,
      url: `/api${operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => wellFormed(call.path?.[name] ?? ''))}`,
      ...(call.query ? { query: asQuery(call.query) } : {}),
      ...payload,
      ...(call.from === undefined ? {} : { remoteAddress: call.from }),
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        'accept-language': call.language ?? 'vi',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...('headers' in payload ? payload.headers : {}),
        ...call.headers,
      },
    };
    const raw = await this.app.fastify.inject(request);
    const faults = contractFaults(operation, raw);
    if (faults.length > 0)
      throw new Error(
        `${id} answered ${raw.statusCode} against the contract: ${faults.join('; ')}\n${raw.body.slice(0, 1000)}`,
      );
    const renewed = id === 'changePassword' && raw.statusCode === 200;
    if (renewed && typeof as === 'string')
      this.#tokens.set(as, raw.json<Answer<'changePassword'>>().data.access_token);
    // The response to a HEAD has no body.
    const isJson = raw.payload !== '' && String(raw.headers['content-type'] ?? '').includes('json');
    return {
      status: raw.statusCode,
      body: (isJson ? raw.json() : raw.rawPayload) as Body,
      headers: raw.headers,
      raw,
    };
  }

  async #tokenOf(as: Person | { token: string } | null): Promise<string | undefined> {
    if (as === null) return undefined;
    if (typeof as === 'object') return as.token;
    return this.#tokens.get(as) ?? this.signIn(as);
  }
}

function asQuery(query: NonNullable<TestCall['query']>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(String) : String(value),
    ]),
  );
}

/** A part of an address; half a character has none, and is sent as its replacement. */
function wellFormed(part: string): string {
  return encodeURIComponent(Buffer.from(part).toString());
}
