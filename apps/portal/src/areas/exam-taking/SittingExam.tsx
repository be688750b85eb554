import { Button } from '@sen/ui/Button';
import { ExamPlayer } from '@sen/ui/ExamPlayer';
import { Icon } from '@sen/ui/Icon';
import { IconButton } from '@sen/ui/IconButton';
import { LanguageIcon, LeaveIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { changeLanguage } from '../../app/session/languageChoice';
import { language } from '../../words/runtime';
import { examNotices } from './examNotices';
import { createPlayerStates, examSave } from './playerState';
import { seenHref } from '../../patterns/assignments/seenHref';
import type { OpenedExam } from './useExamJournal';
import { useExamGuard } from './useExamGuard';
import { keepPageOffline } from './keepPageOffline';
import { useHandIn } from './useHandIn';
import { useHandInFile } from './useHandInFile';
import { useRoomNotices } from './useRoomNotices';
import { words } from './words';

/** The running exam: connects the player to the journal. */
export function SittingExam({ journal, attempt, leaveHref }: OpenedExam & { leaveHref: string }) {
  const state = useSyncExternalStore(journal.subscribe, journal.getState);
  const [playerStates] = useState(createPlayerStates);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [, navigate] = useLocation();
  const seeResult = useCallback(() => navigate(seenHref(attempt), { replace: true }), [navigate, attempt]);
  const { phase, refusal, submit, checkTime } = useHandIn(journal, attempt, seeResult);
  const leaving = useExamGuard(journal);
  // Once this is loaded, all files of the exam are.
  const fileOffer = useHandInFile(journal, keepPageOffline);
  const isOver = state.link === 'over' || state.submitted;
  const close = (ids: readonly string[]) => setClosed((known) => new Set([...known, ...ids]));
  // A copy that an older version of this page kept does not say it.
  const told = useRoomNotices(attempt.id, Math.max(state.notices, attempt.notices ?? 0), { closed, close });
  const notices = [
    ...examNotices(state, attempt.paper, {
      clockIsCertain: journal.clock.certain,
      timeUp: phase === 'over',
      leaving,
      closed,
      close,
      seeResult,
      fileOffer,
    }),
    ...told,
  ];
  return (
    <ExamPlayer
      title={attempt.title}
      parts={attempt.paper.parts}
      questionsPerPage={attempt.questions_per_page}
      states={playerStates(state)}
      save={examSave(state)}
      deadline={state.deadline ?? Date.parse(attempt.deadline)}
      now={now(journal)}
      phase={isOver && phase === 'answering' ? 'over' : phase}
      submitRefusal={refusal}
      notices={notices}
      actions={<LeaveActions leaveHref={leaveHref} />}
      onAnswer={(id, answer) => journal.answer(id, answer)}
      onFlag={(id, flagged) => journal.flag(id, flagged)}
      onSubmit={submit}
      onTimeUp={checkTime}
    />
  );
}

const now = (journal: OpenedExam['journal']) => () => journal.clock.now();

function LeaveActions({ leaveHref }: { leaveHref: string }) {
  const [, navigate] = useLocation();
  const other = language() === 'vi' ? 'en' : 'vi';
  return (
    <Inline wrap={false}>
      <Button variant="quiet" size="small" icon={<Icon of={LeaveIcon} />} onPress={() => navigate(leaveHref)}>
        {words('leave')}
      </Button>
      <IconButton
        variant="quiet"
        size="small"
        name={words('otherLanguage')}
        icon={<Icon of={LanguageIcon} />}
        onPress={() => void changeLanguage(other)}
      />
    </Inline>
  );
}
