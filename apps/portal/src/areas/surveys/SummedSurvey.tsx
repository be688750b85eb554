import type { SurveyStatistics } from '@sen/api/contract/model';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { useQuery } from '@tanstack/react-query';
import { DetailPage } from '../../patterns/DetailPage';
import { joinQueries } from '../../patterns/joinQueries';
import { pageTitle } from '../../routes/pageTitles';
import { isAskedAt, isAt } from './surveyPlaces';
import { SurveySums } from './SurveySums';
import { SurveyTrail } from './SurveyTrail';
import type { Asked } from './useAsked';

interface SummedSurveyProps {
  id: string;
  asked: Asked;
  /** What else of the address has to fit. */
  belongs?: (statistics: SurveyStatistics) => boolean;
}

/** The page of the answers of a survey of a project, a class or a course, summed up by question. */
export function SummedSurvey({ id, asked: { place, query }, belongs = () => true }: SummedSurveyProps) {
  const statistics = useQuery(surveyQueries.statistics(id));
  return (
    <DetailPage
      query={joinQueries({ of: query, statistics })}
      name={(all) => all.statistics.data.name}
      belongs={(all) =>
        isAt(place, all.of) && isAskedAt(place, all.statistics.data) && belongs(all.statistics.data)
      }
    >
      {(all) => (
        <SurveySums
          id={id}
          statistics={all.statistics.data}
          breadcrumbs={<SurveyTrail of={all.of} current={pageTitle('projectSurveyStatistic')} />}
        />
      )}
    </DetailPage>
  );
}
