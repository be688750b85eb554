import type { ReportName } from '@sen/api/contract/model';
import { can } from '@sen/domain/access/can';
import type { Caller } from '../../auth/Caller.ts';
import { RefusalError } from '../../errors/RefusalError.ts';
import { sources } from '../../store/reports/sources.gen.ts';

/** @throws {RefusalError} a report that is not for this role */
export function assertMayRead(report: ReportName, { role }: Pick<Caller, 'role'>): void {
  if (!can(role, sources[report].definition.permission)) throw new RefusalError('forbidden');
}
