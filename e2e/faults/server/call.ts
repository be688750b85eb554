import { unwrap } from '@sen/api/client/unwrap';

export interface Call {
  method?: 'GET' | 'POST';
  path: string;
  token: string | null;
  body?: object;
  signal?: AbortSignal;
}

/**
 * Calls an API at a given address: the portal's client has one session per process, and here are many users.
 * @throws {ApiError} like the portal's client
 */
export function call<Body>(address: string, asked: Call): Promise<NonNullable<Body>> {
  return unwrap<Body>(send(address, asked));
}

async function send<Body>(address: string, { method = 'GET', path, token, body, signal }: Call) {
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(body && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const text = await response.text();
  if (!response.ok) return { error: parsed(text), response };
  const data: Body = JSON.parse(text);
  return { data, response };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
