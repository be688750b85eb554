import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@sen/api/contract/model';
import type { ErrorCode } from '@sen/domain/errors/codes';
import type { OutageLog } from '../errors/OutageLog.ts';
import { codeOfDatabaseError, takenFieldOf } from '../errors/databaseErrors.ts';
import { problemOf } from '../errors/problem.ts';
import { RefusalError } from '../errors/RefusalError.ts';
import { FileStoreFailed } from '../files/FileStoreFailed.ts';
import { languageOf } from './language.ts';

const retryAfter = 2;

/** What every request meets alike until somebody has put it right. */
const outageCodes: ReadonlySet<ErrorCode> = new Set([
  'serviceUnavailable',
  'serverStorageFull',
  'databaseNotWritable',
  'dataFolderNotWritable',
]);

const ofStatus: Record<number, ErrorCode> = {
  // Of the static files: an address outside of their folder. It does not exist for anybody.
  403: 'notFound',
  404: 'notFound',
  405: 'methodNotAllowed',
  412: 'preconditionFailed',
  413: 'payloadTooLarge',
  415: 'unsupportedMediaType',
  416: 'rangeNotSatisfiable',
  503: 'serviceUnavailable',
};

function refusedOf(error: Error): RefusalError {
  if (error instanceof RefusalError) return error;
  const taken = takenFieldOf(error);
  if (taken) return new RefusalError('validationFailed', { fieldErrors: [taken] });
  const code = error instanceof FileStoreFailed ? error.code : codeOfDatabaseError(error);
  if (code === 'serviceUnavailable') return new RefusalError(code, { retry_after: retryAfter });
  if (code) return new RefusalError(code);
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  // What the framework blames on the request is never a fault of the server.
  return new RefusalError(ofStatus[status] ?? (status >= 400 && status < 500 ? 'badRequest' : 'internal'));
}

/** The size of a static file that lacks the range, as the framework words it. */
function contentRangeOf(error: Error): string | undefined {
  const headers: unknown = 'headers' in error ? error.headers : undefined;
  if (typeof headers !== 'object' || headers === null || !('Content-Range' in headers)) return undefined;
  return String(headers['Content-Range']);
}

function sendProblem(reply: FastifyReply, refused: RefusalError, language: Language): void {
  const { retry_after } = refused.details;
  if (retry_after !== undefined) reply.header('retry-after', retry_after);
  void reply
    .code(refused.status)
    .header('content-language', language)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemOf(refused, language)));
}

/** A request that its sender, or the server for its slowness, ended before it was complete. */
function isAborted({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

/**
 * Sends every refusal of every route as problem+json; unexpected errors are logged in full and returned as a code alone.
 */
export const answerProblem =
  (outages: OutageLog) => (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    const refused = isAborted(request) ? new RefusalError('badRequest') : refusedOf(error);
    // A refusal was judged, and if need be logged, by whoever threw it.
    if (outageCodes.has(refused.code)) {
      if (!(error instanceof RefusalError)) outages.log(request.log, error);
    } else if (refused.status >= 500) request.log.error({ err: error }, refused.code);
    const range = contentRangeOf(error);
    if (range !== undefined) reply.header('content-range', range);
    sendProblem(reply, refused, request.caller?.lang ?? languageOf(request.headers['accept-language']));
  };
