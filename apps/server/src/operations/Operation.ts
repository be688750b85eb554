import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Answer, Language, Operations, PublicOperation } from '@sen/api/contract/model';
import type { Caller } from '../auth/Caller.ts';
import type { Sessions } from '../auth/Sessions.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { OperationId } from '../contract/document.ts';
import type { OutageLog } from '../errors/OutageLog.ts';
import type { FileStore } from '../files/FileStore.ts';
import type { HealthCheck } from '../health/HealthCheck.ts';
import type { Metrics } from '../metrics/Metrics.ts';
import type { Mailer } from '../mail/Mailer.ts';
import type { Packages } from '../packages/Packages.ts';
import type { RequestsUnderWay } from '../plugins/requestsUnderWay.ts';
import type { Topics } from '../polls/Topics.ts';
import type { ActionCounter } from '../store/activity/ActionCounter.ts';
import type { ActivityWriter } from '../store/activity/ActivityWriter.ts';
import type { AttemptServices } from '../store/attempts/attemptServices.ts';
import type { Database, DatabaseKind } from '../store/database.ts';
import type { ReportDatabase } from '../store/reports/ReportDatabase.ts';
import type { PresenceWriter } from '../store/examRoom/PresenceWriter.ts';
import type { StoredFile } from '../store/files/files.ts';
import type { NotificationPages } from '../polls/NotificationPages.ts';
import type { Uploads } from '../uploads/Uploads.ts';
import type { JsonAnswer } from './JsonAnswer.ts';

/** What operations work with, once per process; holds no state that another process would need. */
export interface Services {
  database: Database;
  databaseKind: DatabaseKind;
  reports: ReportDatabase;
  clock: Clock;
  config: Config;
  sessions: Sessions;
  topics: Topics;
  notificationPages: NotificationPages;
  attempts: AttemptServices;
  activity: ActivityWriter;
  presence: PresenceWriter;
  actions: ActionCounter;
  mailer: Mailer;
  files: FileStore;
  uploads: Uploads;
  packages: Packages;
  /** Long work in the background lets them go first. */
  requests: RequestsUnderWay;
  log: FastifyBaseLogger;
  outages: OutageLog;
  health: HealthCheck;
  metrics: Metrics;
  /** Tells this process from others that share the database. */
  processId: string;
  /** Aborted when the server stops: long work ends at the next place where it can be continued. */
  stopping: AbortSignal;
}

type BodyOf<Id extends OperationId> = Operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? Content[keyof Content]
  : undefined;

type QueryOf<Id extends OperationId> = Operations[Id] extends { parameters: { query?: infer Query } }
  ? WithDefaults<NonNullable<Query>>
  : Record<never, never>;

/** Validation fills in the contract's defaults: these parameters always have a value. */
type WithDefaults<Query> = Query & {
  [Name in keyof Query & ('page' | 'limit' | 'sort')]-?: NonNullable<Query[Name]>;
};

type PathOf<Id extends OperationId> = Operations[Id] extends { parameters: { path: infer Path } }
  ? Path
  : Record<never, never>;

/** A file from a multipart form; in the body its field holds the name. */
export interface Upload {
  name: string;
  type: string;
  bytes: Buffer;
}

/** One request, validated against the contract. */
export interface Call<Id extends OperationId> {
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  files: ReadonlyMap<string, Upload>;
  caller: Id extends PublicOperation ? null : Caller;
  /** The caller's token. */
  token: string | undefined;
  language: Language;
  address: string;
  now: Date;
  /** Sets (or, with null, removes) the cookie that lets this browser's pages load files with the token. */
  openFiles: (token: string | null) => void;
  /** The sign-in of this browser that waits for its code. */
  signInToken: string | undefined;
  /** Binds a sign-in that waits for its code to this browser, or with null ends that. */
  rememberSignIn: (token: string | null) => void;
}

/** A response that is a file and not JSON, complete or streamed. */
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

/** A response that is a stored file, or the requested range of it. */
export class StoredDownload {
  readonly file: StoredFile;
  /** Whether browsers save it and do not show it, under a name that may change. */
  readonly isSaved: boolean;
  readonly open: FileStore['get'];

  constructor(file: StoredFile, files: FileStore, { isSaved = false } = {}) {
    this.file = file;
    this.isSaved = isSaved;
    this.open = (id, range) => files.get(id, range);
  }
}

/** A response by the tus protocol to a request that carries, or asks for, the bytes of an upload. */
export class UploadTransfer {
  readonly id: string;

  constructor(id: string) {
    this.id = id;
  }
}

type Reply<Id extends OperationId> = [Answer<Id>] extends [never]
  ? Download | StoredDownload | UploadTransfer
  : Answer<Id> | JsonAnswer<Answer<Id>>;

/** The export of a file `operations/<area>/<operationId>.ts`. Refusals are thrown (errors/RefusalError). */
export type Handler<Id extends OperationId> = (call: Call<Id>, services: Services) => Promise<Reply<Id>>;

export type Handlers = { [Id in OperationId]: Handler<Id> };

/** Topics of a response that also depends on what no topic tells of, as who is online, and is asked for anew after this time, ms. */
export interface PassingTopics {
  topics: readonly string[];
  holdsMs: number;
}

/**
 * The export `topicsOf` of a polled operation's file: the topics that a caller's response depends on, or `answer` if the
 * response itself is compared, because it is cheaper to compute than a topic is to keep. What the parameters of the path name can
 * be a topic; whoever loses the access to it must then lose a topic too, or is answered by 304 for up to five minutes.
 */
export type TopicsOf<Id extends OperationId = OperationId> = (
  caller: Caller,
  path: PathOf<Id>,
) => readonly string[] | PassingTopics | 'answer';

export type TopicsByOperation = { [Id in OperationId]?: TopicsOf<Id> };
