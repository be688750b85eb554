import { can } from '../access/can.ts';
import { type Actor, withinCompany } from '../access/scope.ts';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';

/** What a change of an event depends on. */
export interface EventPeople {
  readonly company_id: string;
  /** Who organises it. */
  readonly user_id: string;
  readonly created_by: string | null;
}

/** Allows changing an event: super-admins, administrators of its unit, and teachers who organise or created it. */
export function mayEditEvent(actor: Actor, event: EventPeople): Verdict {
  const within = withinCompany(actor, event);
  if (!within.allowed) return within;
  if (actor.role === 'super-admin' || actor.role === 'admin') return allowed;
  const isOwn = actor.id === event.user_id || actor.id === event.created_by;
  return can(actor.role, 'event.edit') && isOwn ? allowed : refused('eventNotYours');
}
