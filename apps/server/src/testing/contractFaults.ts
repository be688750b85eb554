import type { Response } from 'light-my-request';
import { isErrorCode } from '@sen/domain/errors/codes';
import type { Operation } from '../contract/document.ts';
import { validatorOf } from '../contract/schemas.ts';

/** Statuses that any operation may return besides those in the contract. */
const anyway = ['400', '413', '415', '503'];

/** How a response differs from the contract: status, content type, body. */
export function contractFaults(operation: Operation, answer: Response): string[] {
  const status = String(answer.statusCode);
  const [type = ''] = String(answer.headers['content-type'] ?? '').split(';');
  const documented = operation.responses[status];
  if (!documented) {
    if (!anyway.includes(status)) return [`the status ${status} is not documented`];
    return type === 'application/problem+json' ? [] : [`the content type is ${type}`];
  }
  if (answer.statusCode >= 400 && !isErrorCode(answer.json<{ code: unknown }>().code))
    return ['the code is not in the closed list'];
  if (type === '' && Object.keys(documented).length === 0) return [];
  if (!(type in documented)) {
    return 'application/octet-stream' in documented ? [] : [`the content type ${type} is not documented`];
  }
  const { schema } = documented[type] ?? {};
  if (!schema || !type.includes('json')) return [];
  const check = validatorOf(schema);
  // A copy: validation fills in defaults.
  return check(answer.json())
    ? []
    : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
