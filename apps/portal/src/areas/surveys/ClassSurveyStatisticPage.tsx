import { classQueries } from '@sen/api/resources/classes/classQueries';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { useQuery } from '@tanstack/react-query';
import { DetailPage } from '../../patterns/DetailPage';
import { joinQueries } from '../../patterns/joinQueries';
import { pageTitle } from '../../routes/pageTitles';
import { ClassSurveyTrail } from './ClassSurveyTrail';
import { SurveySums } from './SurveySums';

/** The answers of a survey of a class, summed up by question. */
export function ClassSurveyStatisticPage({
  params: { _id: id, cid },
}: {
  params: { _id: string; cid: string };
}) {
  const classroom = useQuery(classQueries.detail(cid));
  const statistics = useQuery(surveyQueries.statistics(id));
  return (
    <DetailPage
      query={joinQueries({ classroom, statistics })}
      name={(all) => all.statistics.data.name}
      belongs={(all) => all.statistics.data.classroom_id === cid}
    >
      {(all) => (
        <SurveySums
          id={id}
          statistics={all.statistics.data}
          breadcrumbs={
            <ClassSurveyTrail classroom={all.classroom.data} current={pageTitle('classSurveyStatistic')} />
          }
        />
      )}
    </DetailPage>
  );
}
