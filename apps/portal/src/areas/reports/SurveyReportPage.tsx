import { surveys } from '@sen/domain/reports/definitions/surveys';
import { ReportView } from './ReportView';

export function SurveyReportPage() {
  return <ReportView report="surveys" definition={surveys} />;
}
