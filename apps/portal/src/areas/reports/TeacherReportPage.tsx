import { teachers } from '@sen/domain/reports/definitions/teachers';
import { ReportView } from './ReportView';

export function TeacherReportPage() {
  return <ReportView report="teachers" definition={teachers} />;
}
