import { attempts } from '@sen/domain/reports/definitions/attempts';
import { exams } from '@sen/domain/reports/definitions/exams';
import type { ParamsOf } from '../../routes/paths';
import { thingConditions } from '../../patterns/reports/classConditions';
import { ReportView } from './ReportView';

/** The exams of classes; an address with a class, an exam or a student is of their attempts. */
export function ExamReportPage({
  params: { classroom_id, survey_id, student_id },
}: {
  params: ParamsOf<'examReport'>;
}) {
  const given = thingConditions({ classroom_id, exam_id: survey_id, user_id: student_id });
  if (given.length > 0) return <ReportView report="attempts" definition={attempts} given={given} />;
  return <ReportView report="exams" definition={exams} />;
}
