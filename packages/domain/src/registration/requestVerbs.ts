import type { RequestStatus } from '@sen/api/contract/model';
import { type Actor, withinCompany } from '../access/scope.ts';
import { allowed, firstRefusal, refused, type Verdict } from '../errors/verdict.ts';

/** A request as far as deciding depends on it. */
export interface RequestFacts {
  readonly status: RequestStatus;
  readonly company_id: string;
  /** Who asks. */
  readonly name: string;
  readonly decided_by: string | null;
  readonly decided_at: Date | null;
}

/** A class as far as a place in it depends on it. */
export interface PlaceFacts {
  readonly company_id: string;
  readonly ends_at: Date;
}

/** Whether a request may be approved or denied: it is of the actor's unit, and nobody was quicker. */
export function mayDecideRequest(actor: Actor, request: RequestFacts): Verdict {
  return firstRefusal(withinCompany(actor, request), stillWaits(request));
}

/** Whoever comes second reads what the first has done. */
function stillWaits({ status, name, decided_by, decided_at }: RequestFacts): Verdict {
  if (status === 'pending') return allowed;
  return refused(status === 'approved' ? 'requestAlreadyApproved' : 'requestAlreadyDenied', {
    name,
    by: decided_by ?? '…',
    time: decided_at?.toISOString() ?? '…',
  });
}

/** Whether who asked may be placed there: a class of the very unit that has not ended. */
export function mayPlaceInClass(
  request: Pick<RequestFacts, 'company_id'>,
  classroom: PlaceFacts,
  now: Date,
): Verdict {
  if (classroom.company_id !== request.company_id) return refused('classOfAnotherUnit');
  return now >= classroom.ends_at ? refused('classEnded') : allowed;
}

/** A student who asks for a class, and the class. */
export interface AskFacts {
  readonly company_id: string | null;
  readonly attends: boolean;
  /** How the newest request for this class stands. */
  readonly asked: RequestStatus | null;
}

/** Whether a student may ask for a place: the class is of the own unit and goes on, and it is not asked or given yet. */
export function mayAskForClass(
  { company_id, attends, asked }: AskFacts,
  classroom: PlaceFacts,
  now: Date,
): Verdict {
  if (company_id !== classroom.company_id) return refused('notFound');
  if (now >= classroom.ends_at) return refused('classEnded');
  if (attends) return refused('alreadyInClass');
  return asked === 'pending' ? refused('alreadyAsked') : allowed;
}
