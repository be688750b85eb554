import type { AnswerValue, ExamPreview } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { ExamPlayer } from '@sen/ui/ExamPlayer';
import { Icon } from '@sen/ui/Icon';
import { LeaveIcon } from '@sen/ui/icons';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { href } from '../../routes/paths';
import { tryWords as words } from './tryWords';
import { TriedResult } from './TriedResult';

interface TriedExamProps {
  preview: ExamPreview;
  onAgain: () => Promise<void>;
}

type Answers = Readonly<Record<string, AnswerValue>>;

const minute = 60_000;
const noStates = {};

/** The player without a journal, then the result. */
export function TriedExam({ preview, onAgain }: TriedExamProps) {
  const [, navigate] = useLocation();
  const [begun] = useState(() => Date.now());
  const [answers, setAnswers] = useState<Answers>({});
  const [ended, setEnded] = useState<number | null>(null);
  const [isTold, setTold] = useState(false);
  if (ended !== null)
    return <TriedResult preview={preview} answers={answers} ended={ended} onAgain={onAgain} />;
  const end = () => setEnded(Date.now());
  return (
    <ExamPlayer
      title={preview.title}
      parts={preview.paper.parts}
      questionsPerPage={preview.questions_per_page}
      states={noStates}
      save={{ connection: 'online', since: begun, unsaved: 0 }}
      deadline={begun + preview.duration_minutes * minute}
      now={Date.now}
      notices={
        isTold ? [] : [{ id: 'tried', tone: 'info', text: words('notice'), onClose: () => setTold(true) }]
      }
      actions={
        <Button
          variant="quiet"
          size="small"
          icon={<Icon of={LeaveIcon} />}
          onPress={() => navigate(href('examView', { svid: preview.id }))}
        >
          {words('leave')}
        </Button>
      }
      messages={{
        nothingYet: words('nothingSaved'),
        submitIntro: words('submitIntro'),
        timeUpText: words('timeUp'),
      }}
      onAnswer={(id, answer) => setAnswers((given) => ({ ...given, [id]: answer }))}
      onFlag={() => undefined}
      onSubmit={end}
      onTimeUp={end}
    />
  );
}
