import type { Response } from 'light-my-request';
import { isErrorCode } from '@sen/domain/errors/codes';
import type { Operation } from '../contract/document.ts';
import { errorsOf } from '../contract/schemas.ts';

/** The statuses that `default` stands for: an unreadable request or body, a database that is away, and a disk that is full. */
const byDefault = ['400', '413', '415', '503', '507'];

/** How a response differs from the contract: status, content type, body. */
export function contractFaults(operation: Operation, answer: Response): string[] {
  const status = String(answer.statusCode);
  const [type = ''] = String(answer.headers['content-type'] ?? '').split(';');
  const documented =
    operation.responses[status] ?? (byDefault.includes(status) && operation.responses['default']);
  if (!documented) return [`the status ${status} is not documented`];
  // The response to a HEAD has the headers alone.
  if (operation.method === 'HEAD') return [];
  if (answer.statusCode >= 400 && !isErrorCode(answer.json<{ code: unknown }>().code))
    return ['the code is not in the closed list'];
  if (type === '' && Object.keys(documented).length === 0) return [];
  const content = documented[type] ?? documented['*/*'];
  if (!content) return [`the content type ${type} is not documented`];
  const { schema } = content;
  if (!schema || !type.includes('json')) return [];
  // A copy: validation fills in defaults.
  const errors = errorsOf(schema, answer.json()) ?? [];
  return errors.map(({ instancePath, message }) => `${instancePath} ${message}`);
}
