import { href, type ParamsOf } from '../../routes/paths';
import { TakenExam } from './TakenExam';

/** The page of a running exam of a class. */
export function ExamTakePage({ params }: { params: ParamsOf<'examTake'> }) {
  return (
    <TakenExam
      examId={params.svid}
      attemptId={params.ssid}
      belongs={(attempt) => attempt.classroom_id === params.cid && attempt.assignment_id === params.sscid}
      leaveHref={(attempt) => href('classroom', { cid: attempt.classroom_id })}
    />
  );
}
