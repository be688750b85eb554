import { trainingQueries } from '@sen/api/resources/trainings/trainingQueries';
import { PageFrame } from '@sen/ui/PageFrame';
import { useQuery } from '@tanstack/react-query';
import { Redirect } from 'wouter';
import { Loaded } from '../../patterns/Loaded';
import { href, type ParamsOf } from '../../routes/paths';

/** What a person has handed in at the test of a meeting: the review of its assigned exam. */
export function MeetingReviewPage({ params: { svid, mid, uid } }: { params: ParamsOf<'meetingReview'> }) {
  return (
    <PageFrame>
      <Loaded query={useQuery(trainingQueries.meeting(mid))} belongs={({ data }) => data.survey_id === svid}>
        {({ data }) => (
          <Redirect to={href('answered', { sid: svid, ssclid: data.assignment_id, uid })} replace />
        )}
      </Loaded>
    </PageFrame>
  );
}
