import { type ApprovalKind, approvalKinds } from '@sen/domain/approvals/approvalKinds';
import { whyNotReopened } from '@sen/domain/registration/whyNotReopened';
import { RefusalError } from '../errors/RefusalError.ts';
import { deniedMail, reopenedMail } from '../mail/registrationMails.ts';
import type { InTransaction } from '../store/database.ts';
import { askedAgain } from '../store/registration/askedAgain.ts';
import { decideRequests, reopenRequest, type TakenRequest } from '../store/registration/requests.ts';
import type { Decider, Told } from './ApprovalEffects.ts';
import { effectsOfKinds } from './effectsOfKinds.ts';
import type { ApprovalChoice, Outcome } from './Outcome.ts';

/** A request and what its requester is told. */
export interface Answered extends Told {
  request: TakenRequest;
}

/**
 * Carries out a decision on requests of any kinds, each by the effects of its kind.
 * @throws {RefusalError} when a rule of its kind forbids it
 */
export async function applyOutcome(
  transaction: InTransaction,
  requests: readonly TakenRequest[],
  outcome: Outcome,
  decider: Decider,
): Promise<Answered[]> {
  switch (outcome.status) {
    case 'approved':
      return approve(transaction, requests, outcome.choice, decider);
    case 'denied':
      return deny(transaction, requests, outcome.reason, decider);
    case 'undone': {
      const answered: Answered[] = [];
      // oxlint-disable-next-line no-await-in-loop -- one connection
      for (const request of requests) answered.push(await undo(transaction, request, decider));
      return answered;
    }
  }
}

async function approve(
  transaction: InTransaction,
  requests: readonly TakenRequest[],
  { placements, classroom_id, audience }: ApprovalChoice,
  decider: Decider,
): Promise<Answered[]> {
  const classOf = (request: TakenRequest) =>
    approvalKinds[request.kind].place(request) === null ? null : (placements.get(request.id) ?? classroom_id);
  const decision = { status: 'approved', decided_by: decider.caller.id, decided_at: decider.now } as const;
  const answered: Answered[] = [];
  // In a fixed order, to avoid deadlocks between transactions on the same classes.
  const classes = [...new Set(requests.map(classOf))].toSorted((a, b) => (a ?? '').localeCompare(b ?? ''));
  for (const classId of classes)
    for (const [kind, alike] of byKind(requests.filter((request) => classOf(request) === classId))) {
      const toldOf = await effectsOfKinds[kind].approve(transaction, alike, { classId, audience }, decider);
      // After its effects, which refuse a class that does not exist or is not to be chosen.
      const ids = alike.map(({ id }) => id);
      await decideRequests(transaction, ids, { ...decision, placed_class_id: classId });
      answered.push(...alike.map((request) => ({ request, ...toldOf(request) })));
    }
  return answered;
}

async function deny(
  transaction: InTransaction,
  requests: readonly TakenRequest[],
  reason: string | null,
  decider: Decider,
): Promise<Answered[]> {
  const decision = { status: 'denied', decided_by: decider.caller.id, decided_at: decider.now } as const;
  await decideRequests(
    transaction,
    requests.map(({ id }) => id),
    { ...decision, reason },
  );
  for (const [kind, alike] of byKind(requests)) await effectsOfKinds[kind].deny(transaction, alike, decider);
  return requests.map((request) => {
    const effects = effectsOfKinds[request.kind];
    const denial = { unit: effects.decidedBy(request), reason, href: pageOf(request, decider) };
    const mail = effects.deniedMail?.(request, denial) ?? deniedMail(request, denial);
    return { request, event: effects.denied(request, reason), mail };
  });
}

/** Undoes a decision: takes back what it led to, unless something depends on that. */
async function undo(transaction: InTransaction, request: TakenRequest, decider: Decider): Promise<Answered> {
  const {
    kind,
    status,
    company_id,
    company_name,
    course_id,
    course_name,
    topic_id,
    topic_title,
    decided_by,
  } = request;
  const effects = effectsOfKinds[kind];
  await effects.lock(transaction, request);
  const asked_again = await askedAgain(transaction, request);
  const whyKept = status === 'approved' ? await effects.whyKept(transaction, request) : null;
  const refusal = whyNotReopened({ ...request, asked_again }, whyKept);
  if (refusal) throw new RefusalError(refusal.code, { params: refusal.params });
  await effects.undo(transaction, request, decider);
  await reopenRequest(transaction, request.id);
  const was = status === 'approved' ? 'approved' : 'denied';
  const facts = {
    kind,
    was,
    company_id,
    company_name,
    course_id,
    course_name,
    topic_id,
    topic_title,
  } as const;
  return {
    request,
    event: { type: 'DecisionUndone', facts },
    mail: reopenedMail(request, {
      unit: effects.decidedBy(request),
      wasApproved: was === 'approved',
      href: pageOf(request, decider),
    }),
    details: { was, decided_by, classroom_id: request.placed_class_id },
  };
}

function byKind(requests: readonly TakenRequest[]): (readonly [ApprovalKind, TakenRequest[]])[] {
  const kinds = [...new Set(requests.map(({ kind }) => kind))];
  return kinds.map((kind) => [kind, requests.filter((request) => request.kind === kind)] as const);
}

function pageOf({ kind, course_id, topic_id }: TakenRequest, { publicUrl }: Decider): string {
  return new URL(approvalKinds[kind].page(course_id ?? topic_id ?? ''), publicUrl).href;
}
