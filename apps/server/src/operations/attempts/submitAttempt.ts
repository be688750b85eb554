import type { Handler } from '../Operation.ts';
import { closeAttempt } from './closeAttempt.ts';

export const submitAttempt: Handler<'submitAttempt'> = async ({ path, body, caller, now }, services) => ({
  data: await closeAttempt(services, { body, caller, now, byTime: false, examId: path.id }),
});
