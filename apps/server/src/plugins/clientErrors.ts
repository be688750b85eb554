import type { Socket } from 'node:net';
import type { ErrorCode } from '@sen/domain/errors/codes';
import { problemOf } from '../errors/problem.ts';
import { RefusalError } from '../errors/RefusalError.ts';
import { tooSlow } from './bodyRate.ts';

function problem(code: ErrorCode): string {
  // What the client wants to read is in the headers, which could not be read.
  const language = 'vi';
  const refused = new RefusalError(code);
  const body = JSON.stringify(problemOf(refused, language));
  return [
    `HTTP/1.1 ${refused.status} ${refused.status === 431 ? 'Request Header Fields Too Large' : 'Bad Request'}`,
    'Connection: close',
    `Content-Language: ${language}`,
    // Cookies that another program of the same host has set would refuse every further request, and nobody could sign in.
    ...(refused.status === 431 ? ['Clear-Site-Data: "cookies"'] : []),
    'Content-Type: application/problem+json; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}

/** Answers what is not HTTP, or has too large headers, like every other refusal; it never becomes a request. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') socket.write(tooSlow);
    else socket.write(problem(error.code === 'HPE_HEADER_OVERFLOW' ? 'headersTooLarge' : 'badRequest'));
  }
  socket.destroy(error);
}
