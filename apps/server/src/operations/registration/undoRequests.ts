import { errorMessage } from '@sen/domain/errors/errorMessage';
import { undoEach } from '../../approvals/undoEach.ts';
import type { Handler } from '../Operation.ts';

export const undoRequests: Handler<'undoRequests'> = async ({ body, caller, now, language }, services) => {
  const { undone, refused } = await undoEach(services, body.request_ids, { caller, now });
  return {
    data: {
      undone: undone.map(({ id }) => id),
      refused: refused.map(({ request: { id, name }, refusal: { code, details } }) => ({
        id,
        name,
        code,
        message: errorMessage(code, language, details.params),
      })),
    },
  };
};
