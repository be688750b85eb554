import { sql } from 'kysely';
import { kindsDecidedBy } from '@sen/domain/approvals/kindsDecidedBy';
import type { MailReader } from '../../mail/mailTo.ts';
import { ofLiveUnit } from '../companies/liveUnits.ts';
import type { Database } from '../database.ts';

/** An administrator whose unit has pending requests. */
export interface WaitingAdmin extends MailReader {
  id: string;
  waiting: number;
  /** Those made since the given time. */
  fresh: number;
}

/** Administrators who can sign in, have not opted out, and have pending requests; ordered by id, after the one given. */
export async function listWaitingAdmins(
  database: Database,
  { after, limit, since }: { after: string; limit: number; since: Date },
): Promise<WaitingAdmin[]> {
  const { rows } = await sql<WaitingAdmin>`
    select admin.id, admin.name, admin.email, admin.lang, unit.waiting, unit.fresh
    from (
      select request.company_id, count(*)::int as waiting,
        (count(*) filter (where request.created_at >= ${since}))::int as fresh
      from registration_request request
      -- Who has not confirmed the address is nobody's to see yet.
      join user_account person on person.id = request.user_id and person.status <> 'inactive'
      where request.status = 'pending' and request.kind = any(${kindsDecidedBy('admin')}::text[])
      group by request.company_id
    ) unit
    join user_account admin on admin.company_id = unit.company_id and admin.role = 'admin' and admin.status = 'active'
      and coalesce(admin.metas ->> 'mail_digest', 'on') <> 'off'
    where admin.id > ${after} and ${ofLiveUnit('admin.company_id')}
    order by admin.id
    limit ${limit}`.execute(database);
  return rows;
}
