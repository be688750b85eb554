import { HttpResponse, delay, http } from 'msw';
import type { Problem } from '../contract/model';
import { page } from './page';

type Method = 'get' | 'post' | 'put' | 'delete';

/** `path` as in the contract, its parameters written `:id` or `*`. */
const at = (path: string) => `*/api${path}`;

/** The request never completes: for a page's loading state. */
export function pending(path: string, method: Method = 'get') {
  return http[method](at(path), async () => {
    await delay('infinite');
    return new HttpResponse(null, { status: 504 });
  });
}

/** A list has no rows. */
export function emptyList(path: string) {
  return http.get(at(path), () => HttpResponse.json(page([])));
}

/** A rule refuses the request, or those whose JSON body it `concerns`; the others are the next mock's. */
export function refused(
  path: string,
  refusal: Partial<Problem> & { status: number; code: string; message: string },
  method: Method = 'get',
  concerns?: (body: unknown) => boolean,
) {
  return http[method](at(path), async ({ request }) =>
    concerns && !concerns(await request.clone().json()) ? undefined : problemResponse(refusal),
  );
}

/** The server is unavailable. */
export function failed(path: string, method: Method = 'get') {
  return refused(
    path,
    { status: 503, code: 'serviceUnavailable', message: 'Máy chủ đang bận. Vui lòng thử lại sau ít phút.' },
    method,
  );
}

/** The connection breaks before a response. */
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
