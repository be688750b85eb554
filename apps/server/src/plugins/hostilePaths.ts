import type { FastifyInstance } from 'fastify';
import type { ErrorCode } from '@sen/domain/errors/codes';
import { RefusalError } from '../errors/RefusalError.ts';
import { opensPage } from './portal.ts';

/** Segments of plain characters that do not begin with a dot: what almost every request has, told without decoding it. */
const plainPath = /^(?:\/[\w-][\w.-]*)*\/?$/;

/** The refusal of a path that no page links to: it climbs out of its folder, skips a segment, or holds a NUL. */
function refusalOf(path: string): ErrorCode | undefined {
  if (plainPath.test(path)) return undefined;
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return 'badRequest';
  }
  const parts = decoded.split(/[/\\]/);
  const isHostile =
    path.slice(0, -1).includes('//') ||
    path.startsWith('//') ||
    decoded.includes('\u0000') ||
    parts.some((part) => part === '.' || part === '..');
  return isHostile ? 'notFound' : undefined;
}

/**
 * Refuses hostile addresses as absent, before a route or a file is looked for. Whoever opens one in a browser gets the portal, which
 * says in its own words that there is no such page.
 */
export function refuseHostilePaths(app: FastifyInstance, { hasPortal }: { hasPortal: boolean }): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request;
    const end = url.search(/[?#]/);
    const path = end < 0 ? url : url.slice(0, end);
    const code = refusalOf(path);
    if (code && hasPortal && opensPage(request)) void reply.sendFile('index.html');
    else done(code && new RefusalError(code));
  });
}
