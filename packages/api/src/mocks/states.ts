import { HttpResponse, delay, http } from 'msw';
import type { Problem } from '../contract/model';

type Method = 'get' | 'post' | 'put' | 'delete';

/** `path` as in the contract, its parameters written `:id` or `*`. */
const at = (path: string) => `*/api${path}`;

/** The call never answers: what a page shows while it waits. */
export function pending(path: string, method: Method = 'get') {
  return http[method](at(path), async () => {
    await delay('infinite');
    return new HttpResponse(null, { status: 504 });
  });
}

/** The call is refused by a rule. */
export function refused(
  path: string,
  refusal: Partial<Problem> & { status: number; code: string; message: string },
  method: Method = 'get',
) {
  return http[method](at(path), () => problemResponse(refusal));
}

/** The server cannot answer now. */
export function failed(path: string, method: Method = 'get') {
  return refused(
    path,
    { status: 503, code: 'serviceUnavailable', message: 'Máy chủ đang bận. Vui lòng thử lại sau ít phút.' },
    method,
  );
}

/** The connection breaks before an answer comes. */
export function unreachable(path: string, method: Method = 'get') {
  return http[method](at(path), () => HttpResponse.error());
}

function problemResponse(refusal: Partial<Problem> & { status: number; code: string; message: string }) {
  const problem = { type: `urn:sen:problem:${refusal.code}`, title: refusal.message, ...refusal };
  return HttpResponse.json(problem, {
    status: refusal.status,
    headers: { 'content-type': 'application/problem+json' },
  });
}
