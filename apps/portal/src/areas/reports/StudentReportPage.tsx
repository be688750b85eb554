import { students } from '@sen/domain/reports/definitions/students';
import { ReportView } from './ReportView';

export function StudentReportPage() {
  return <ReportView report="students" definition={students} />;
}
