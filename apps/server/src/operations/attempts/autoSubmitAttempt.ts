import type { Handler } from '../Operation.ts';
import { closeAttempt } from './closeAttempt.ts';

export const autoSubmitAttempt: Handler<'autoSubmitAttempt'> = async ({ body, caller, now }, services) => ({
  data: await closeAttempt(services, { body, caller, now, byTime: true }),
});
