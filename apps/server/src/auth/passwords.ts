import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Limiter } from '../threads/Limiter.ts';

/** OWASP's second choice of parameters (19 MiB, 2 rounds): about 15 ms. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Limits concurrent hashes, so that a burst of sign-ins leaves cores to running exams. */
const hashes = new Limiter(Math.max(1, availableParallelism() - 1));

export function hashPassword(password: string): Promise<string> {
  return hashes.run(() => hash(password.normalize('NFC'), options));
}

let dummy: Promise<string> | undefined;

/** Takes equally long for an unknown user (`undefined`), against timing attacks. */
export async function passwordIsRight(password: string, stored: string | undefined): Promise<boolean> {
  dummy ??= hash('no account has this password', options);
  const against = stored ?? (await dummy);
  const right = await hashes.run(() => verify(against, password.normalize('NFC')));
  return right && stored !== undefined;
}
