import { setTimeout as wait } from 'node:timers/promises';
import { graceSeconds } from '@sen/domain/attempts/time';

/** Resolves when the server takes no more answers of an attempt that ended just now. */
export async function afterGrace(): Promise<void> {
  await wait((graceSeconds + 1) * 1_000);
}
