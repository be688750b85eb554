import { projects } from '@sen/domain/reports/definitions/projects';
import { ReportView } from './ReportView';

export function ProjectReportPage() {
  return <ReportView report="projects" definition={projects} />;
}
