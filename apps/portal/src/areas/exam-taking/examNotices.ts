import type { Paper } from '@sen/api/contract/model';
import type { ExamNotice } from '@sen/ui/ExamPlayer';
import { type ExamState, refusals, unsavedQuestions } from '../../journal/examState';
import { words } from './words';

/** What notices depend on beside the journal. */
export interface NoticeCircumstances {
  clockIsCertain: boolean;
  /** Time is up and the attempt is not handed in yet. */
  timeUp: boolean;
  leaving: { sending: boolean; leaveNow: () => void } | null;
  /** Outside changes that the student has dismissed, as `question revision`. */
  closed: ReadonlySet<string>;
  close: (id: string) => void;
  seeResult: () => void;
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
  { link, submitted }: ExamState,
  { timeUp, seeResult }: NoticeCircumstances,
  unsaved: number,
): ExamNotice[] {
  if (timeUp && link !== 'over') {
    const text = unsaved > 0 ? words('timeUpKept', { count: unsaved }) : words('timeUp');
    return [notice('timeUp', unsaved > 0 ? 'danger' : 'waiting', text)];
  }
  if (link !== 'over' && !submitted) return [];
  const text = unsaved > 0 ? words('overLost', { count: unsaved }) : words('overHere');
  const see = { id: 'result', label: words('seeResult'), onPress: seeResult };
  return [{ ...notice('over', unsaved > 0 ? 'danger' : 'attention', text), actions: [see] }];
}

function refusedNotices(state: ExamState, paper: Paper): ExamNotice[] {
  return refusals(state).map(({ question_id, message }) => ({
    ...notice(
      `refused ${question_id}`,
      'danger',
      words('refusedAnswer', { number: numberOf(paper, question_id), reason: message }),
    ),
    questionId: question_id,
  }));
}

function elsewhereNotices(state: ExamState, paper: Paper, { closed, close }: NoticeCircumstances) {
  return Object.entries(state.questions).flatMap(([questionId, { elsewhere, revision }]): ExamNotice[] => {
    const id = `${questionId} ${revision}`;
    if (!elsewhere || closed.has(id)) return [];
    const text = words('elsewhere', { number: numberOf(paper, questionId) });
    return [{ ...notice(id, 'info', text), questionId, onClose: () => close(id) }];
  });
}

function numberOf({ parts }: Paper, questionId: string): number {
  return parts.flatMap(({ questions }) => questions).find(({ id }) => id === questionId)?.number ?? 0;
}
