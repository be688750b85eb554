import type { MySurvey } from '@sen/api/contract/model';
import { BoardRows } from '../../patterns/board/BoardRows';
import { BoardSection } from '../../patterns/board/BoardSection';
import { takeHref } from '../../patterns/surveys/askedSurveys';
import { askedWords as words } from '../../patterns/surveys/words';
import { formatDeadline } from '../../words/formats';

/** The open surveys that the user has not answered, those that end first first. */
export function SurveysToAnswer({ surveys }: { surveys: readonly MySurvey[] }) {
  if (surveys.length === 0) return null;
  return (
    <BoardSection title={words('toAnswer')}>
      <BoardRows
        rows={surveys.map((survey) => ({
          id: survey.id,
          title: survey.name,
          href: takeHref(survey),
          details: [
            survey.classroom_name ?? survey.project_name ?? '',
            words('until', { time: formatDeadline(survey.end_time) }),
            ...(survey.anonymous ? [words('anonymous')] : []),
          ],
        }))}
      />
    </BoardSection>
  );
}
