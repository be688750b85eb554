import type { FastifyInstance } from 'fastify';
import { boundOf, isWithin } from '../contract/jsonBounds.ts';
import { RefusalError } from '../errors/RefusalError.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many values a JSON body may have (contract/jsonBounds.ts). */
    jsonBound?: number;
  }
}

/** Parses JSON bodies of no more values than their operation can take: the others are refused before they cost anything. */
export function boundJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const bound = boundOf({});
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isWithin(body, request.routeOptions.config.jsonBound ?? bound)) return parse(request, body, done);
    done(new RefusalError('payloadTooLarge'));
  });
}
