import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import mime from 'mime';
import { RefusalError } from '../errors/RefusalError.ts';
import type { ByteRange } from '../files/FileStore.ts';
import { FileStoreFailed } from '../files/FileStoreFailed.ts';
import type { Services } from '../operations/Operation.ts';
import { isStoredPlain, readEntry } from '../packages/readEntry.ts';
import { answerClientError } from '../plugins/clientErrors.ts';
import { answerProblem } from '../plugins/problems.ts';
import { readRange } from '../plugins/readRange.ts';
import { contentHeaders, packagePolicy, playerPolicy } from './contentPolicy.ts';
import { entryNamed } from './entryNamed.ts';
import { Grants } from './Grants.ts';
import { playerPage } from './playerPage.ts';

type PackageRoute = { Params: { key: string; '*'?: string } };

/**
 * The server of packaged courses. It has an origin of its own, takes no session and changes nothing: a package is read by an address
 * that only the session has to which it was given.
 */
export function createContentApp(
  services: Services,
  { trustProxy, logger }: Pick<FastifyServerOptions, 'trustProxy' | 'logger'>,
): FastifyInstance {
  const { config, packages, outages } = services;
  const grants = new Grants(services);
  const answer = answerProblem(outages);
  const app = Fastify({
    frameworkErrors: answer,
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: answerClientError,
    trustProxy: trustProxy ?? false,
    bodyLimit: 1,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 1_000 },
    routerOptions: { maxParamLength: 5_000 },
    forceCloseConnections: 'idle',
  });
  app.setErrorHandler(answer);
  app.setNotFoundHandler(() => {
    throw new RefusalError('notFound');
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(contentHeaders);
    done();
  });

  const granted = async (key: string) => {
    const file = await grants.find(key);
    if (!file) throw new RefusalError('notFound');
    return packages.open(file);
  };

  app.get<PackageRoute>('/packages/:key/player', async ({ params, headers }, reply) => {
    const { version } = await granted(params.key);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', playerPolicy(config, headers.host))
      .header('cache-control', 'no-store')
      .send(playerPage(version));
  });

  app.get<PackageRoute>('/packages/:key/files/*', async (request, reply) => {
    const open = await granted(request.params.key);
    // The router has decoded it; the name is as in the address, since a percent sign may be a part of it.
    const [path = ''] = request.url.split('?');
    const found = entryNamed(open.entries, path.slice(`/packages/${request.params.key}/files/`.length));
    if (!found) throw new RefusalError('notFound');
    const { name, entry } = found;
    const size = entry.uncompressedSize;
    reply
      .type(typeOf(name))
      .header('content-security-policy', packagePolicy(config, request.headers.host))
      .header('cache-control', 'private, max-age=3600');
    const read = (range?: ByteRange) =>
      // The directory says enough: nothing is unpacked for a HEAD.
      request.method === 'HEAD' ? Readable.from([]) : readBytes(open.archive, entry, range);
    if (!isStoredPlain(entry)) return reply.header('content-length', size).send(await read());
    const range = readRange(request.headers.range, size);
    if (range === null) {
      reply.header('content-range', `bytes */${size}`);
      throw new RefusalError('rangeNotSatisfiable');
    }
    reply
      .header('accept-ranges', 'bytes')
      .header('content-length', range ? range.end - range.start + 1 : size);
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
    return reply.send(await read(range));
  });

  const players = config.portalDir === null ? null : join(config.portalDir, 'package-player');
  if (players !== null && existsSync(players))
    void app.register(fastifyStatic, {
      root: players,
      prefix: '/player/',
      index: false,
      cacheControl: false,
    });
  return app;
}

/** @throws {RefusalError} when the archive has something else than its directory says */
async function readBytes(...entry: Parameters<typeof readEntry>): Promise<Readable> {
  try {
    return await readEntry(...entry);
  } catch (error) {
    if (error instanceof FileStoreFailed) throw error;
    throw new RefusalError('packageUnreadable');
  }
}

/** Without an encoding: documents declare their own, and what they load has theirs. */
const typeOf = (name: string): string => mime.getType(name) ?? 'application/octet-stream';
