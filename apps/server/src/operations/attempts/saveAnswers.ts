import { maySave } from '@sen/domain/attempts/maySave';
import { includes } from '@sen/domain/attempts/release';
import { found } from '../../errors/RefusalError.ts';
import { readShown } from '../../store/attempts/releaseRows.ts';
import type { Handler } from '../Operation.ts';
import { checkedEntries, mostServerSeq } from './checkedEntries.ts';
import { goneAttempt } from './goneAttempt.ts';
import { notePresence } from './notePresence.ts';
import { ownAttempt } from './ownAttempt.ts';
import { refusedBy } from './refusedBy.ts';

export const saveAnswers: Handler<'saveAnswers'> = async ({ path, body, caller, token, now }, services) => {
  const { attempt_id, journal_id, entries, known_server_seq, epoch, unsent } = body;
  const paper = await ownAttempt(services, attempt_id, caller, path.id);
  notePresence(services, {
    attemptId: attempt_id,
    journalId: journal_id.toLowerCase(),
    token,
    unsent: unsent ?? null,
    seenAt: now,
  });
  const outcome = await services.attempts.answers.write({
    attemptId: attempt_id,
    journalId: journal_id.toLowerCase(),
    entries: checkedEntries(entries, paper, now),
    knownServerSeq: Math.min(known_server_seq, mostServerSeq),
    epoch: epoch?.toLowerCase(),
    arrivedAt: now,
    paper,
  });
  if (outcome === 'notFound') throw await goneAttempt(services.database, attempt_id);
  if ('refusal' in outcome) throw refusedBy(outcome);
  const { ack } = outcome;
  if (ack.state === 'in_progress' || ack.changes.length === 0) return { data: ack };
  const { attempt, shown } = found(await readShown(services.database, attempt_id, now));
  const isShown = maySave(attempt, now).allowed || includes(shown, 'answers');
  return { data: isShown ? ack : { ...ack, changes: [] } };
};
