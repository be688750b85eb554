import { studentSignIns } from '@sen/domain/reports/definitions/studentSignIns';
import { ReportView } from './ReportView';

export function SignInReportPage() {
  return <ReportView report="studentSignIns" definition={studentSignIns} />;
}
