import { Readable } from 'node:stream';
import { Server } from '@tus/server';
import { type DataStore, ERRORS, Upload } from '@tus/utils';
import type { FastifyRequest } from 'fastify';
import { RefusalError } from '../errors/RefusalError.ts';
import type { FileStore } from '../files/FileStore.ts';
import { FileStoreFailed } from '../files/FileStoreFailed.ts';
import type { Database } from '../store/database.ts';
import { announcedSize } from '../store/uploads/uploads.ts';
import { UploadLocks } from './UploadLocks.ts';

/** An older request of the same upload has this long to end when a newer one comes. */
const drainMs = 500;
const tusHeaders = ['tus-resumable', 'upload-offset', 'content-type', 'content-length'] as const;

interface Transport {
  store: DataStore;
  server: Server;
}

/** Receives files in parts, by the tus protocol, into the store of files. Who may send is decided by the operations. */
export class Uploads {
  readonly #files: FileStore;
  readonly #database: Database;
  readonly #errors = new WeakMap<Request, unknown>();
  #transport: Promise<Transport> | undefined;

  constructor(files: FileStore, database: Database) {
    this.#files = files;
    this.#database = database;
  }

  /**
   * Prepares the store for the bytes of an upload.
   * @throws {FileStoreFailed} when the disk or the bucket fails
   */
  async begin(id: string, size: number): Promise<void> {
    const { store } = await this.#open();
    try {
      await store.create(new Upload({ id, size, offset: 0 }));
    } catch (cause) {
      throw asStoreFailure(cause);
    }
  }

  /** How many bytes of an upload have arrived. */
  async offsetOf(id: string): Promise<number> {
    const { store } = await this.#open();
    try {
      return (await store.getUpload(id)).offset;
    } catch (cause) {
      throw refusalOf(cause);
    }
  }

  /**
   * Answers a HEAD or PATCH of an upload by the tus protocol.
   * @throws {RefusalError} `uploadOffsetDiffers` and what else the protocol refuses
   */
  async transfer(id: string, incoming: FastifyRequest): Promise<Response> {
    const { server } = await this.#open();
    const request = webRequestOf(id, incoming);
    const response = await server.handleWeb(request);
    if (response.status < 400) return response;
    throw refusalOf(this.#errors.get(request), response.status);
  }

  #open(): Promise<Transport> {
    this.#transport ??= this.#prepare().catch((error: unknown) => {
      // The next request tries again.
      this.#transport = undefined;
      throw asStoreFailure(error);
    });
    return this.#transport;
  }

  async #prepare(): Promise<Transport> {
    const store = await this.#files.uploadStore((id) => announcedSize(this.#database, id));
    const server = new Server({
      path: '/',
      datastore: store,
      locker: new UploadLocks(this.#database),
      lockDrainTimeout: drainMs,
      onResponseError: (request, error) => {
        this.#errors.set(request, error);
        return undefined;
      },
    });
    return { store, server };
  }
}

function webRequestOf(id: string, { raw, headers, method }: FastifyRequest): Request {
  const sent = tusHeaders.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const body =
    method === 'PATCH' ? { body: Readable.toWeb(raw) as ReadableStream, duplex: 'half' as const } : {};
  const request = new Request(`http://uploads/${id}`, { method, headers: sent, ...body });
  // Where the tus server looks for a line that is cut, to keep what has arrived.
  return Object.assign(request, { runtime: { node: { req: raw } } });
}

function refusalOf(error: unknown, status = 500): Error {
  if (error === ERRORS.INVALID_OFFSET) return new RefusalError('uploadOffsetDiffers');
  if (error === ERRORS.ERR_LOCK_TIMEOUT) return new RefusalError('uploadBusy');
  if (error === ERRORS.ERR_SIZE_EXCEEDED) return new RefusalError('payloadTooLarge');
  if (error === ERRORS.FILE_NOT_FOUND || error === ERRORS.FILE_NO_LONGER_EXISTS)
    return new RefusalError('notFound');
  if (error === ERRORS.ABORTED) return new RefusalError('badRequest');
  return status < 500 ? new RefusalError('badRequest') : asStoreFailure(error);
}

function asStoreFailure(cause: unknown): FileStoreFailed {
  if (cause instanceof FileStoreFailed) return cause;
  const why =
    typeof cause === 'object' && cause !== null && 'body' in cause
      ? String(cause.body).trim()
      : String(cause);
  return new FileStoreFailed(`The file store failed during an upload: ${why}`, { cause });
}
