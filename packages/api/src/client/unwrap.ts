import type { Problem } from '../contract/model';
import { ApiError } from './ApiError';

export interface FetchResult<Body> {
  data?: Body;
  error?: unknown;
  response: Response;
}

/**
 * The body of a 2xx response.
 * @throws {ApiError} for any other response, and with status 0 when there is none
 */
export async function unwrap<Body>(call: Promise<FetchResult<Body>>): Promise<NonNullable<Body>> {
  let result: FetchResult<Body>;
  try {
    result = await call;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    const code = cause instanceof SyntaxError ? 'answerUnreadable' : 'networkUnreachable';
    throw Object.assign(new ApiError(0, code, ''), { cause });
  }
  const { data, error, response } = result;
  if (response.ok && data !== undefined && data !== null) return data;
  throw refusalOf(response.status, error);
}

/** The error of a response that is not 2xx, from its status and body. */
export function refusalOf(status: number, error: unknown): ApiError {
  const problem = isProblem(error) ? error : undefined;
  if (problem === undefined)
    return new ApiError(status, status >= 500 ? 'serviceUnavailable' : 'answerUnreadable', '');
  return new ApiError(status, problem.code, problem.message, problem);
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}
