import type { SavedAnswer } from '@sen/api/contract/model';
import type { JournalContent } from './AttemptJournal';
import {
  baseOf,
  emptyRecord,
  type EntryNumber,
  type ExamEvent,
  type ExamState,
  type Link,
  type QuestionRecord,
  type Reason,
  recordOf,
  shownAnswer,
  shownFlag,
  type Unsaved,
} from './examState';
import type { WrittenEntry } from './journalRecords';

type Event<Kind extends ExamEvent['kind']> = Extract<ExamEvent, { kind: Kind }>;

/** Returns the state after an event; pure, so that every order of events can be tested. */
export function nextExamState(state: ExamState, event: ExamEvent): ExamState {
  switch (event.kind) {
    case 'loaded':
      return loaded(state, event.content, event.at);
    case 'changed':
      return withRecord(state, event.question_id, (record) => changed(record, event));
    case 'written':
      return withRecord(state, event.entry.question_id, (record) => written(record, event));
    case 'acknowledged':
      return acknowledged(state, event);
    case 'setAside':
      return withRecord(state, event.refusal.question_id, (record) => ({
        ...record,
        // An unsaved answer is newer and replaces the refused one.
        refused: record.answer && !isEntry(record.answer, event) ? null : event.refusal,
        answer: isEntry(record.answer, event) ? null : record.answer,
        flag: isEntry(record.flag, event) ? null : record.flag,
      }));
    case 'superseded':
      return { ...state, doneSeqs: withDoneSeq(state, event) };
    case 'link':
      return linked(state, event.link, event.at, event.reason);
    case 'notDurable':
      return { ...state, durable: false };
  }
}

function withRecord(
  state: ExamState,
  id: string,
  change: (record: QuestionRecord) => QuestionRecord,
): ExamState {
  return { ...state, questions: { ...state.questions, [id]: change(recordOf(state, id)) } };
}

function linked(state: ExamState, link: Link, at: number, reason?: Reason): ExamState {
  // An attempt that is over stays over, whatever the server sends later.
  if (state.link === 'over' && link !== 'over') return state;
  if (state.link === link && state.reason?.message === reason?.message) return state;
  return { ...state, link, linkSince: state.link === link ? state.linkSince : at, reason: reason ?? null };
}

/** Counts as a change from outside if the shown value changes. */
function fromOutside(before: QuestionRecord, after: QuestionRecord): QuestionRecord {
  const same = sameValue(shownAnswer(before), shownAnswer(after)) && shownFlag(before) === shownFlag(after);
  return same
    ? { ...after, revision: before.revision, elsewhere: before.elsewhere && after.elsewhere }
    : { ...after, revision: before.revision + 1 };
}

const sameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function changed(record: QuestionRecord, { answer, flagged, at }: Event<'changed'>): QuestionRecord {
  const base = baseOf(record);
  return {
    ...record,
    ...(answer && { answer: { value: answer, entry: null, base, at }, refused: null, elsewhere: false }),
    ...(flagged !== undefined && { flag: { value: flagged, entry: null, base, at } }),
  };
}

function written(record: QuestionRecord, { entry, local, at }: Event<'written'>): QuestionRecord {
  const next = {
    ...record,
    answer: layered(record.answer, entry.answer, entry, local, at),
    flag: layered(record.flag, entry.flagged, entry, local, at),
  };
  if (local) return next;
  return fromOutside(record, { ...next, refused: entry.answer ? null : record.refused, elsewhere: true });
}

/** Typing that is not in the journal yet is newer than its entries, and will get its own number. */
function layered<Value>(
  unsaved: Unsaved<Value> | null,
  value: Value | undefined,
  { journal_id, seq, base }: WrittenEntry,
  local: boolean,
  at: number,
): Unsaved<Value> | null {
  if (value === undefined) return unsaved;
  const entry = { journal_id, seq };
  if (local) return unsaved && sameValue(unsaved.value, value) ? { ...unsaved, entry } : unsaved;
  const isTyping = unsaved?.entry === null && !sameValue(unsaved.value, value);
  return isTyping ? unsaved : { value, entry, base, at };
}

/** Another epoch's numbers mean nothing: the next answers of the server count as new. */
function inEpoch(state: ExamState, { epoch, journal_id }: Event<'acknowledged'>): ExamState {
  if (state.epoch === epoch) return state;
  if (state.epoch === null) return { ...state, epoch };
  const questions = Object.entries(state.questions).map(([id, record]) => {
    const server = record.server && { ...record.server, server_seq: 0 };
    return [id, { ...record, server }] as const;
  });
  // What is read of this journal from now on is not newer.
  return { ...state, epoch, journalId: journal_id, questions: Object.fromEntries(questions) };
}

function acknowledged(before: ExamState, event: Event<'acknowledged'>): ExamState {
  const state = inEpoch(before, event);
  const changes = new Map(event.changes.map((change) => [change.question_id, change]));
  const questions = { ...state.questions };
  let hasNew = false;
  for (const id of new Set([...Object.keys(questions), ...changes.keys()])) {
    const record = recordOf(state, id);
    questions[id] = confirmed(record, changes.get(id), event);
    hasNew ||= isAcknowledged(record.answer, event) || isAcknowledged(record.flag, event);
  }
  const { deadline, submitted, notices, journal_id, acknowledged_seq } = event;
  const doneSeqs = withDoneSeq(state, { journal_id, seq: acknowledged_seq });
  const savedAt = hasNew ? Date.parse(event.saved_at) : state.savedAt;
  return linked({ ...state, questions, doneSeqs, deadline, submitted, notices, savedAt }, 'online', event.at);
}

function withDoneSeq({ doneSeqs }: ExamState, { journal_id, seq }: EntryNumber): ExamState['doneSeqs'] {
  return { ...doneSeqs, [journal_id]: Math.max(seq, doneSeqs[journal_id] ?? 0) };
}

function isAcknowledged(
  unsaved: Unsaved<unknown> | null,
  { journal_id, acknowledged_seq }: Event<'acknowledged'>,
): boolean {
  const entry = unsaved?.entry;
  return entry?.journal_id === journal_id && entry.seq <= acknowledged_seq;
}

function isEntry(unsaved: Unsaved<unknown> | null, { journal_id, seq }: Event<'setAside'>): boolean {
  return unsaved?.entry?.journal_id === journal_id && unsaved.entry.seq === seq;
}

function confirmed(
  record: QuestionRecord,
  change: SavedAnswer | undefined,
  event: Event<'acknowledged'>,
): QuestionRecord {
  const ackedAnswer = isAcknowledged(record.answer, event) ? record.answer : null;
  const ackedFlag = isAcknowledged(record.flag, event) ? record.flag : null;
  const news = change && change.server_seq >= baseOf(record) ? change : null;
  if (!news && !ackedAnswer && !ackedFlag) return record;
  const next = {
    ...record,
    answer: ackedAnswer ? null : record.answer,
    flag: ackedFlag ? null : record.flag,
  };
  if (news) {
    const elsewhere = next.answer ? record.elsewhere : !news.own || record.elsewhere;
    return fromOutside(record, { ...next, server: news, elsewhere });
  }
  // Accepted earlier (the acknowledgement was lost) or not applied: the server's answer is known already.
  const base = Math.min(ackedAnswer?.base ?? Infinity, ackedFlag?.base ?? Infinity);
  const { server } = record;
  if (server && server.server_seq > base) return fromOutside(record, { ...next, elsewhere: !server.own });
  // The server has the number but not the answer: a page that could not store it sent another entry under it.
  return {
    ...record,
    answer: unnumbered(ackedAnswer, record.answer),
    flag: unnumbered(ackedFlag, record.flag),
  };
}

/** Needs another number. */
function unnumbered<Value>(
  acked: Unsaved<Value> | null,
  unsaved: Unsaved<Value> | null,
): Unsaved<Value> | null {
  return acked ? { ...acked, entry: null } : unsaved;
}

/**
 * Merges the journal's content, at the start and after renumbering. Changes that are not in the journal yet take
 * precedence.
 */
function loaded(
  state: ExamState,
  { head, entries, answers, refusals }: JournalContent,
  at: number,
): ExamState {
  const records: Record<string, QuestionRecord> = {};
  const renumbered = state.journalId !== head.journal_id;
  const change = (id: string, changes: Partial<QuestionRecord>) => {
    records[id] = { ...(records[id] ?? emptyRecord), ...changes };
  };
  for (const server of answers) change(server.question_id, { server });
  for (const refused of refusals) change(refused.question_id, { refused });
  for (const { question_id, answer, flagged, journal_id, seq, base } of entries) {
    const entry = { journal_id, seq };
    if (seq <= (state.doneSeqs[journal_id] ?? 0)) continue;
    change(question_id, {
      ...(answer && { answer: { value: answer, entry, base, at } }),
      ...(flagged !== undefined && { flag: { value: flagged, entry, base, at } }),
    });
  }
  const questions: Record<string, QuestionRecord> = {};
  for (const id of new Set([...Object.keys(state.questions), ...Object.keys(records)])) {
    const before = recordOf(state, id);
    const { elsewhere, revision } = before;
    const read = records[id] ?? emptyRecord;
    const server = renumbered ? read.server : newer(before.server, read.server);
    const after = { ...read, server, elsewhere, revision };
    questions[id] = fromOutside(before, {
      ...after,
      answer: before.answer?.entry === null ? before.answer : sinceBefore(before.answer, after.answer),
      flag: before.flag?.entry === null ? before.flag : sinceBefore(before.flag, after.flag),
    });
  }
  const saved = answers.filter(({ own }) => own).map(({ saved_at }) => Date.parse(saved_at));
  const savedAt = saved.length > 0 ? Math.max(...saved, state.savedAt ?? 0) : state.savedAt;
  return {
    ...state,
    journalId: head.journal_id,
    epoch: renumbered ? head.epoch : (head.epoch ?? state.epoch),
    questions,
    savedAt,
    deadline: head.deadline ?? state.deadline,
  };
}

/** The content that was read may be older than events received meanwhile. */
function newer(current: SavedAnswer | null, read: SavedAnswer | null): SavedAnswer | null {
  return current && current.server_seq > (read?.server_seq ?? -1) ? current : read;
}

/** A change that this device already had keeps its time. */
function sinceBefore<Value>(
  before: Unsaved<Value> | null,
  after: Unsaved<Value> | null,
): Unsaved<Value> | null {
  return before && after && sameValue(before.value, after.value) ? { ...after, at: before.at } : after;
}
