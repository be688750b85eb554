import type { Audience } from '@sen/api/contract/model';
import type { NotificationEvent } from '@sen/domain/notifications/notificationTypes';
import type { ReopeningRefusal } from '@sen/domain/registration/whyNotReopened';
import type { Caller } from '../auth/Caller.ts';
import type { Mail } from '../mail/Mail.ts';
import type { Denial } from '../mail/registrationMails.ts';
import type { InTransaction } from '../store/database.ts';
import type { TakenRequest } from '../store/registration/requests.ts';

/** Who decides, and when. */
export interface Decider {
  caller: Caller;
  now: Date;
  /** The address of the portal, for links in mails. */
  publicUrl: string;
}

/** What the requester is told of a decision, and what of it goes into the audit log beside the request's id. */
export interface Told {
  event: NotificationEvent;
  mail: Mail;
  details?: Record<string, unknown>;
}

/** What was chosen for the requests of an approval. */
export interface Chosen {
  /** The class, of a kind whose approval gives a place. */
  classId: string | null;
  /** The readers, of a kind whose approval publishes a topic. */
  audience: Audience;
}

/** The effects of decisions on requests of one kind. `applyOutcome` sets the status of the requests. */
export interface ApprovalEffects {
  /** Who has decided, as mails name it. */
  decidedBy(request: TakenRequest): string;
  /**
   * What an approval changes besides the requests; returns what each requester is told.
   */
  approve(
    transaction: InTransaction,
    requests: readonly TakenRequest[],
    chosen: Chosen,
    decider: Decider,
  ): Promise<(request: TakenRequest) => Told>;
  /** What a denial changes besides the requests. */
  deny(transaction: InTransaction, requests: readonly TakenRequest[], decider: Decider): Promise<void>;
  denied(request: TakenRequest, reason: string | null): NotificationEvent;
  /** The mail of a denial, where that of all kinds would not say what was denied. */
  deniedMail?(request: TakenRequest, denial: Denial): Mail;
  /** Keeps what the undoing depends on as it is, until the transaction ends. */
  lock(transaction: InTransaction, request: TakenRequest): Promise<void>;
  /** Why the effects of an approval are not taken back. */
  whyKept(transaction: InTransaction, request: TakenRequest): Promise<ReopeningRefusal | null>;
  /**
   * Takes back the effects of an approval or of a denial.
   * @throws {RefusalError} when something depends on them
   */
  undo(transaction: InTransaction, request: TakenRequest, decider: Decider): Promise<void>;
}
