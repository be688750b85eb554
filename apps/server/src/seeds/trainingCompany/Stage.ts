import { people as demoPeople } from '@sen/api/fixtures/people';
import type { Answer, Role } from '@sen/api/contract/model';
import { can } from '@sen/domain/access/can';
import type { Caller } from '../../auth/Caller.ts';
import { Sessions } from '../../auth/Sessions.ts';
import { checksOf } from '../../contract/checks.ts';
import { type OperationId, operations } from '../../contract/document.ts';
import { RefusalError } from '../../errors/RefusalError.ts';
import { handlers } from '../../operations/handlers.gen.ts';
import type { Call, Services, Upload } from '../../operations/Operation.ts';
import { Topics } from '../../polls/Topics.ts';
import { attemptServices } from '../../store/attempts/attemptServices.ts';
import type { ExamPaper } from '../../store/attempts/ExamPapers.ts';
import type { InTransaction } from '../../store/database.ts';
import { memberIds } from '../../store/platform/demoLoads.ts';
import { joined } from './joined.ts';

const byId = new Map(operations.map((operation) => [operation.id, operation]));

interface Part<Id extends OperationId> {
  path?: Call<Id>['path'];
  query?: Partial<Call<Id>['query']>;
  /** Without the file, which the body names. */
  body?: Omit<Call<Id>['body'], 'file'>;
  file?: Upload;
}

interface Scene {
  transaction: InTransaction;
  /** What earlier steps made, and their ids. */
  refs: Readonly<Record<string, string>>;
  now: Date;
}

type AnyHandler = (call: object, services: Services) => Promise<unknown>;

/**
 * Where steps play, one after the other: each has its transaction and its time of the past, and people who call operations in it.
 * What is cached holds for all of them; a stage whose step was rolled back is of no use any more.
 */
export class Stage {
  /** What the step under way has made, for later ones. */
  made: Record<string, string> = {};
  readonly #services: Services;
  #scene: Scene | undefined;
  /** Of the unit's people by membership code. */
  readonly #ids = new Map<string, string>();

  constructor(services: Services) {
    const clock = { now: () => this.now };
    const database = joined(() => this.transaction);
    const { idleMinutes, sessionHours } = services.config;
    this.#services = {
      ...services,
      clock,
      database,
      sessions: new Sessions({ database, clock, idleMinutes, sessionHours }),
      topics: new Topics(database),
      attempts: attemptServices(database, clock),
    };
  }

  enter(scene: Scene): void {
    this.#scene = scene;
    this.made = {};
  }

  get #current(): Scene {
    if (!this.#scene) throw new Error('No step is under way.');
    return this.#scene;
  }

  get transaction(): InTransaction {
    return this.#current.transaction;
  }

  get now(): Date {
    return this.#current.now;
  }

  passTo(now: Date): void {
    this.#current.now = now;
  }

  /** The id of what an earlier step made. */
  ref(name: string): string {
    const id = this.made[name] ?? this.#current.refs[name];
    if (id === undefined) throw new Error(`No step has made “${name}”.`);
    return id;
  }

  get unit(): string {
    return this.ref('unit');
  }

  get superAdmin(): Caller {
    const { id, name } = demoPeople.superAdmin;
    return callerOf({ id, name, role: 'super-admin', company_id: null });
  }

  async idsOf(codes: readonly string[]): Promise<string[]> {
    if (codes.some((code) => !this.#ids.has(code)))
      for (const [code, id] of await memberIds(this.transaction, this.unit)) this.#ids.set(code, id);
    return codes.map((code) => {
      const id = this.#ids.get(code);
      if (id === undefined) throw new Error(`Nobody has the code ${code}.`);
      return id;
    });
  }

  async as({ code, name, role }: { code: string; name: string; role: Role }): Promise<Caller> {
    const [id = '0'] = await this.idsOf([code]);
    return callerOf({ id, name, role, company_id: this.unit });
  }

  /** Begins and ends a session, without the password; false for an account that has none yet. */
  async signIn({ id }: Caller): Promise<boolean> {
    const person = await this.transaction
      .selectFrom('user_account')
      .select('id')
      .where('id', '=', id)
      .where('status', '=', 'active')
      .executeTakeFirst();
    if (!person) return false;
    const { sessions } = this.#services;
    await sessions.end(await sessions.begin(id, '127.0.0.1'));
    return true;
  }

  async paper(examId: string): Promise<ExamPaper> {
    const paper = await this.#services.attempts.papers.exam(examId);
    if (!paper) throw new Error(`There is no exam ${examId}.`);
    return paper;
  }

  /** Calls an operation as the person, with the checks that a request meets. */
  async call<Id extends OperationId>(id: Id, caller: Caller, part: Part<Id>): Promise<Answer<Id>> {
    const operation = byId.get(id);
    if (!operation) throw new Error(`The contract has no operation ${id}.`);
    if (operation.permission !== null && !can(caller.role, operation.permission))
      throw new Error(`${caller.role} may not call ${id}.`);
    const checks = checksOf(operation);
    const call = {
      path: checks.path({ ...(part.path as Record<string, string> | undefined) }),
      query: checks.query({ ...part.query }),
      body: checks.json(part.file ? { ...part.body, file: part.file.name } : part.body),
      files: new Map(part.file ? [['file', part.file]] : []),
      caller,
      token: undefined,
      language: caller.lang,
      address: '127.0.0.1',
      now: this.now,
      openFiles: () => undefined,
      signInToken: undefined,
      rememberSignIn: () => undefined,
    };
    try {
      // The cast joins a handler, typed by its own operation, with the table of all of them.
      return (await (handlers[id] as AnyHandler)(call, this.#services)) as Answer<Id>;
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      const why = JSON.stringify(error.details);
      throw new Error(`${id} was refused: ${error.code} ${why}`, { cause: error });
    }
  }
}

function callerOf(person: Pick<Caller, 'id' | 'name' | 'role' | 'company_id'>): Caller {
  return { ...person, lang: 'vi', mustChangePassword: false, admission: null };
}
