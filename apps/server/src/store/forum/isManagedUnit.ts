import { type RawBuilder, sql } from 'kysely';
import { seesReports } from '@sen/domain/forum/topicRules';
import type { Caller } from '../../auth/Caller.ts';
import { inScope, scopeOf } from '../lists/scope.ts';

/** The condition that the caller approves, locks and deletes what people of this unit write. */
export function isManagedUnit(column: string, caller: Caller): RawBuilder<boolean> {
  return seesReports(caller, { company_id: caller.company_id ?? '0' })
    ? sql<boolean>`(${inScope(column, scopeOf(caller))})`
    : sql<boolean>`false`;
}
