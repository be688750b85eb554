import type { OwnClassSurvey } from '@sen/api/contract/model';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { href } from '../../routes/paths';
import { formatDeadline } from '../../words/formats';
import { BoardRows } from '../board/BoardRows';
import { waitsForAnswer } from './askedSurveys';
import { askedWords as words } from './words';

interface OwnSurveyRowsProps {
  classId: string;
  surveys: readonly OwnClassSurvey[];
}

/** What a student is asked in a class; those that wait for an answer lead to their questions. */
export function OwnSurveyRows({ classId: cid, surveys }: OwnSurveyRowsProps) {
  return (
    <BoardRows
      rows={surveys.map((survey) => ({
        id: survey.id,
        title: survey.name,
        href: waitsForAnswer(survey) ? href('classSurveyTake', { cid, is: survey.id }) : undefined,
        details: [timeOf(survey), ...(survey.anonymous ? [words('anonymous')] : [])],
        end: <StatusBadge tone={tones[stateOf(survey)]}>{words(stateOf(survey))}</StatusBadge>,
      }))}
    />
  );
}

const tones = { waits: 'waiting', answered: 'success', coming: 'neutral', over: 'neutral' } as const;

function stateOf(survey: OwnClassSurvey): keyof typeof tones {
  if (survey.answered) return 'answered';
  if (waitsForAnswer(survey)) return 'waits';
  return survey.state === 'not_started' ? 'coming' : 'over';
}

function timeOf({ state, start_time, end_time }: OwnClassSurvey): string {
  if (state === 'not_started') return words('opens', { time: formatDeadline(start_time) });
  return words(state === 'finished' ? 'ended' : 'until', { time: formatDeadline(end_time) });
}
