import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { OperationId } from '../contract/document.ts';
import { RefusalError } from '../errors/RefusalError.ts';
import type { Services } from '../operations/Operation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the contract calls the route. */
    operation?: OperationId;
  }
}

/** Counts each answer of an operation of the contract, if anybody may read the counts. */
export function countAnswers(fastify: FastifyInstance, { metrics, config }: Services): void {
  if (config.metricsToken === undefined) return;
  fastify.addHook('onResponse', (request, reply, done) => {
    const { operation } = request.routeOptions.config;
    if (operation !== undefined) metrics.countAnswer(operation, reply.statusCode, reply.elapsedTime / 1_000);
    done();
  });
}

/** `GET /metrics` for whoever has the token of the configuration; without one there is no such address. */
export function serveMetrics(fastify: FastifyInstance, { metrics, config }: Services): void {
  const { metricsToken } = config;
  if (metricsToken === undefined) return;
  const known = digestOf(metricsToken);
  fastify.get('/metrics', async (request, reply) => {
    const [, given = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (!timingSafeEqual(digestOf(given), known)) throw new RefusalError('unauthenticated');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

const digestOf = (text: string) => createHash('sha256').update(text).digest();
