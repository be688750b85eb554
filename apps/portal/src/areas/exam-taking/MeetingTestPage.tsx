import type { Meeting } from '@sen/api/contract/model';
import { trainingMutations } from '@sen/api/resources/trainings/trainingMutations';
import { trainingQueries } from '@sen/api/resources/trainings/trainingQueries';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import { Loaded } from '../../patterns/Loaded';
import { href, type ParamsOf } from '../../routes/paths';
import { ReadyExam } from './ReadyExam';
import { words } from './words';

/** Information before the test of a meeting, for its participant. */
export function MeetingTestPage({ params: { svid, mid, uid } }: { params: ParamsOf<'meetingTest'> }) {
  const { id } = useUser();
  return (
    <Loaded
      query={useQuery(trainingQueries.meeting(mid))}
      belongs={({ data }) => data.survey_id === svid && uid === id}
    >
      {({ data }) => <MeetingTest meeting={data} />}
    </Loaded>
  );
}

function MeetingTest({ meeting }: { meeting: Meeting }) {
  const { id, kind, train_id: tid, assignment_id, survey_id } = meeting;
  /** Section 8: a test that is started too early says that its time has not come. */
  async function check(): Promise<string | null> {
    const { data, message } = await trainingMutations.checkTime({ meeting_id: id, kind });
    return data.result ? null : (message ?? words('notOnTime'));
  }
  return (
    <ReadyExam
      assignmentId={assignment_id}
      examId={survey_id}
      belongs={(assignment) => assignment.survey_id === survey_id}
      back={() => ({ href: href('trainingView', { tid }), label: meeting.meeting_name })}
      takeHref={(attemptId) => href('worktest', { wid: attemptId, cscid: assignment_id })}
      check={check}
    />
  );
}
