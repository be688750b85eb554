import { backFromExam } from '../../patterns/assignments/backFromExam';
import { href, type ParamsOf } from '../../routes/paths';
import { ReadyExam } from './ReadyExam';

/** Information before an exam of a class. */
export function ExamReadyPage({ params }: { params: ParamsOf<'examReady'> }) {
  return (
    <ReadyExam
      assignmentId={params.sscid}
      examId={params.svid}
      belongs={({ classroom_id, survey_id }) => classroom_id === params.cid && survey_id === params.svid}
      back={({ classroom_name, meeting }) =>
        backFromExam({ id: params.cid, name: classroom_name, isTraining: meeting !== undefined })
      }
      takeHref={(attemptId) => href('examTake', { ...params, ssid: attemptId })}
    />
  );
}
