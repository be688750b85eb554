import type { Paper } from '@sen/api/contract/model';
import type { ExamNotice } from '@sen/ui/ExamPlayer';
import { type ExamState, refusals, unsavedQuestions } from '../../journal/examState';
import type { FileOffer } from './useHandInFile';
import { words } from './words';

/** What notices depend on beside the journal. */
export interface NoticeCircumstances {
  clockIsCertain: boolean;
  /** Time is up and the attempt is not handed in yet. */
  timeUp: boolean;
  leaving: { sending: boolean; leaveNow: () => void } | null;
  /** Outside changes that the student has dismissed, as `question revision`. */
  closed: ReadonlySet<string>;
  close: (ids: readonly string[]) => void;
  seeResult: () => void;
  fileOffer: FileOffer | null;
}

/** All notices, most urgent first. */
export function examNotices(state: ExamState, paper: Paper, now: NoticeCircumstances): ExamNotice[] {
  const unsaved = unsavedQuestions(state).length;
  return [
    ...leavingNotice(now, unsaved),
    ...overNotice(state, now, unsaved),
    ...(state.link === 'signedOut' && unsaved > 0 && !now.leaving
      ? [notice('signedOut', 'danger', words('signedOutKept', { count: unsaved }))]
      : []),
    ...(state.durable ? [] : [notice('notDurable', 'danger', words('notDurable'))]),
    ...refusedNotices(state, paper),
    ...(now.clockIsCertain || state.link === 'connecting' || state.link === 'over'
      ? []
      : [notice('clock', 'waiting', words('guessedClock'))]),
    ...elsewhereNotices(state, paper, now),
  ];
}

function notice(id: string, tone: ExamNotice['tone'], text: string): ExamNotice {
  return { id, tone, text };
}

function leavingNotice({ leaving }: NoticeCircumstances, unsaved: number): ExamNotice[] {
  if (!leaving) return [];
  if (leaving.sending || unsaved === 0) return [notice('leaving', 'waiting', words('leaving'))];
  const leave = { id: 'leave', label: words('leaveNow'), onPress: leaving.leaveNow };
  return [{ ...notice('leaving', 'danger', words('leavingKept', { count: unsaved })), actions: [leave] }];
}

function overNotice(
  { link, submitted, reason }: ExamState,
  { timeUp, seeResult, fileOffer }: NoticeCircumstances,
  unsaved: number,
): ExamNotice[] {
  if (timeUp && link !== 'over') {
    const text = unsaved > 0 ? words('timeUpKept', { count: unsaved }) : words('timeUp');
    if (unsaved === 0) return [notice('timeUp', 'waiting', text)];
    return [withFile(notice('timeUp', 'danger', text), fileOffer)];
  }
  if (link !== 'over' && !submitted) return [];
  const wasReset = reason?.code === 'attemptReset' ? [reason.message] : [];
  const lost = unsaved > 0 ? [words('overLost', { count: unsaved })] : [];
  const told = [...wasReset, ...lost];
  const text = told.length > 0 ? told.join(' ') : words('overHere');
  const see = { id: 'result', label: words('seeResult'), onPress: seeResult };
  if (unsaved === 0) return [{ ...notice('over', 'attention', text), actions: [see] }];
  return [withFile({ ...notice('over', 'danger', text), actions: [see] }, fileOffer)];
}

/** Offers to save what only this device has to a file. */
function withFile(told: ExamNotice, offer: FileOffer | null): ExamNotice {
  if (!offer) return told;
  const button = { id: 'file', label: offer.label, onPress: offer.save };
  return { ...told, text: `${told.text} ${offer.text}`, actions: [button, ...(told.actions ?? [])] };
}

function refusedNotices(state: ExamState, paper: Paper): ExamNotice[] {
  return refusals(state).map(({ question_id, message }) => ({
    ...notice(
      `refused ${question_id}`,
      'danger',
      words('refusedAnswer', { number: numberOf(paper, question_id), reason: message }),
    ),
    questionIds: [question_id],
  }));
}

/** One notice for all of them, in the order of the paper. */
function elsewhereNotices(state: ExamState, paper: Paper, { closed, close }: NoticeCircumstances) {
  const changed = paper.parts
    .flatMap(({ questions }) => questions)
    .flatMap(({ id, number }) => {
      const record = state.questions[id];
      const change = `${id} ${record?.revision}`;
      return record?.elsewhere && !closed.has(change) ? [{ id, number, change }] : [];
    });
  const [first] = changed;
  if (!first) return [];
  const text =
    changed.length === 1
      ? words('elsewhere', { number: first.number })
      : words('severalElsewhere', { count: changed.length });
  return [
    {
      ...notice('elsewhere', 'info', text),
      questionIds: changed.map(({ id }) => id),
      onClose: () => close(changed.map(({ change }) => change)),
    },
  ];
}

function numberOf({ parts }: Paper, questionId: string): number {
  return parts.flatMap(({ questions }) => questions).find(({ id }) => id === questionId)?.number ?? 0;
}
