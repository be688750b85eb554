import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Answer, Language, Operations, PublicOperation } from '@sen/api/contract/model';
import type { Caller } from '../auth/Caller.ts';
import type { Sessions } from '../auth/Sessions.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { OperationId } from '../contract/document.ts';
import type { FileStore } from '../files/FileStore.ts';
import type { Mailer } from '../mail/Mailer.ts';
import type { Topics } from '../polls/Topics.ts';
import type { AttemptServices } from '../store/attempts/attemptServices.ts';
import type { Database, DatabaseKind } from '../store/database.ts';
import type { StoredFile } from '../store/files/files.ts';

/** What operations work with. One of each a process; nothing here is remembered that another process would miss. */
export interface Services {
  database: Database;
  databaseKind: DatabaseKind;
  clock: Clock;
  config: Config;
  sessions: Sessions;
  topics: Topics;
  attempts: AttemptServices;
  mailer: Mailer;
  files: FileStore;
  log: FastifyBaseLogger;
}

type BodyOf<Id extends OperationId> = Operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? Content[keyof Content]
  : undefined;

type QueryOf<Id extends OperationId> = Operations[Id] extends { parameters: { query?: infer Query } }
  ? WithDefaults<NonNullable<Query>>
  : Record<never, never>;

/** The check fills in the contract's defaults: these parameters always have one. */
type WithDefaults<Query> = Query & {
  [Name in keyof Query & ('page' | 'limit' | 'sort')]-?: NonNullable<Query[Name]>;
};

type PathOf<Id extends OperationId> = Operations[Id] extends { parameters: { path: infer Path } }
  ? Path
  : Record<never, never>;

/** A file that came in a form; in the body its field holds the name. */
export interface Upload {
  name: string;
  type: string;
  bytes: Buffer;
}

/** One call, checked against the contract. */
export interface Call<Id extends OperationId> {
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  files: ReadonlyMap<string, Upload>;
  caller: Id extends PublicOperation ? null : Caller;
  /** The token of a caller. */
  token: string | undefined;
  language: Language;
  address: string;
  now: Date;
  /** Lets the pages of this browser show files with this token, or (null) no longer. */
  openFiles: (token: string | null) => void;
}

/** An answer that is a file and not JSON, whole or while it is being written. */
export class Download {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array | Readable;

  constructor(name: string, type: string, bytes: Uint8Array | Readable) {
    this.name = name;
    this.type = type;
    this.bytes = bytes;
  }
}

/** An answer that is a file of the store, or the part of it that is asked for. */
export class StoredDownload {
  readonly file: StoredFile;
  readonly open: FileStore['get'];

  constructor(file: StoredFile, files: FileStore) {
    this.file = file;
    this.open = (id, range) => files.get(id, range);
  }
}

type Reply<Id extends OperationId> = [Answer<Id>] extends [never] ? Download | StoredDownload : Answer<Id>;

/** What a file `operations/<area>/<operationId>.ts` exports. Refusals are thrown (errors/RefusalError). */
export type Handler<Id extends OperationId> = (call: Call<Id>, services: Services) => Promise<Reply<Id>>;

export type Handlers = { [Id in OperationId]: Handler<Id> };

/** What a polled operation's file exports beside its handler as `topicsOf`: the topics that a caller's answer is made of. */
export type TopicsOf = (caller: Caller) => readonly string[];

export type TopicsByOperation = Partial<Record<OperationId, TopicsOf>>;
