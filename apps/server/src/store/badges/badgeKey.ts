import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Database } from '../database.ts';

/** The Ed25519 key that signs badges. Never call inside a transaction: the embedded database has one connection. */
export async function badgeKey(database: Database, now: Date): Promise<KeyObject> {
  const stored = await oldest(database);
  if (stored) return createPrivateKey(stored.private_key);
  const { privateKey } = generateKeyPairSync('ed25519');
  const private_key = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  await database.insertInto('badge_key').values({ private_key, created_at: now }).execute();
  const made = await oldest(database);
  if (!made) throw new Error('The key for badges was not stored.');
  return createPrivateKey(made.private_key);
}

/** The first one, which all processes share, even when two made one at the same moment. */
function oldest(database: Database) {
  return database.selectFrom('badge_key').select('private_key').orderBy('id').limit(1).executeTakeFirst();
}
