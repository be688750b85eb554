import { attempts } from '@sen/domain/reports/definitions/attempts';
import { ReportView } from './ReportView';

export function ScoreReportPage() {
  return <ReportView report="attempts" definition={attempts} />;
}
