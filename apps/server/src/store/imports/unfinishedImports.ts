import { sql } from 'kysely';
import { importLimits } from '@sen/domain/imports/importLimits';
import type { InTransaction } from '../database.ts';

interface Whose {
  created_by: string;
  company_id: string;
}

/** Whose limit of unfinished imports is reached. */
export type Exceeded = 'person' | 'unit';

/** Lets no other import of the person or the unit start until the transaction ends, so that none is missed in the count. */
export async function exceededLimit(
  transaction: InTransaction,
  { created_by, company_id }: Whose,
): Promise<Exceeded | undefined> {
  for (const key of [`imports of unit ${company_id}`, `imports of person ${created_by}`])
    // oxlint-disable-next-line no-await-in-loop -- always in this order, to avoid deadlocks
    await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(transaction);
  const unfinished = await transaction
    .selectFrom('import_run')
    .select(['created_by', 'company_id'])
    .where('state', 'in', ['waiting', 'running'])
    .where((where) => where.or([where('created_by', '=', created_by), where('company_id', '=', company_id)]))
    .execute();
  const { ofPerson, ofUnit } = importLimits.unfinished;
  if (unfinished.filter((run) => run.created_by === created_by).length >= ofPerson) return 'person';
  if (unfinished.filter((run) => run.company_id === company_id).length >= ofUnit) return 'unit';
  return undefined;
}
