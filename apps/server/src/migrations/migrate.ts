import { type Kysely, type Migration, Migrator } from 'kysely';
import * as journey from './2026-11-21-journey.ts';
import * as mailAndSecondStep from './2026-11-21-mail-and-second-step.ts';
import * as membersCounted from './2026-11-21-members-counted.ts';
import * as members from './2026-11-21-members.ts';
import * as storedFiles from './2026-11-21-stored-files.ts';
import * as waitingActivations from './2026-11-21-waiting-activations.ts';
import * as waitingMarks from './2026-11-21-waiting-marks.ts';
import * as temporaryPassword from './2026-11-21-whose-password-is-temporary.ts';
import * as requests from './2026-11-21-whose-request-waits.ts';
import * as topics from './2026-11-22-topics.ts';
import * as askedFrom from './2026-11-22-where-one-asks-from.ts';
import * as withoutKinds from './2026-11-22-without-a-list-of-kinds.ts';

/** Ordered by name. A new one begins with date and time (`2026-11-30T0915-terms`). Released migrations are immutable. */
export const migrations: Record<string, Migration> = {
  '2026-11-21-journey': journey,
  '2026-11-21-mail-and-second-step': mailAndSecondStep,
  '2026-11-21-members': members,
  '2026-11-21-members-counted': membersCounted,
  '2026-11-21-stored-files': storedFiles,
  '2026-11-21-waiting-activations': waitingActivations,
  '2026-11-21-waiting-marks': waitingMarks,
  '2026-11-21-whose-password-is-temporary': temporaryPassword,
  '2026-11-21-whose-request-waits': requests,
  '2026-11-22-topics': topics,
  '2026-11-22-where-one-asks-from': askedFrom,
  '2026-11-22-without-a-list-of-kinds': withoutKinds,
};

/** Migrates the schema to the latest version; several processes that start together take turns. */
export async function migrate<Tables>(database: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results.find(({ status }) => status === 'Error')?.migrationName ?? 'before the first one';
  throw new Error(`The database could not be migrated (${failed}). Nothing was changed by the failed step.`, {
    cause: error,
  });
}
