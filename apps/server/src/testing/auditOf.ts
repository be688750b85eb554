import type { Database } from '../store/database.ts';

/** What the audit log says of a thing of an area ('category', 'course'), oldest first; ids of two areas may be the same. */
export async function auditOf(database: Database, area: string, subjectId: string) {
  return database
    .selectFrom('audit_log')
    .select(['actor_id', 'company_id', 'action', 'details'])
    .where('subject_id', '=', subjectId)
    .where('action', 'like', `${area}.%`)
    .orderBy('id')
    .execute();
}
