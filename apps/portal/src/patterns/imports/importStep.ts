import type { Import } from '@sen/api/contract/model';
import type { ImportStep } from '@sen/ui/ImportDialog';
import type { CheckReport, ImportDefinition } from './ImportDefinition';
import { refusedRowsOf } from './importRows';
import { importWords as words } from './words';

/** The state of an import as a step. */
export function importStep<Report extends CheckReport>(
  data: Import,
  { outcome }: ImportDefinition<Report>,
): ImportStep {
  const { file_name: fileName, total, read, failure, refused, rows, notes } = data;
  if (data.state === 'waiting' || data.state === 'running')
    return { kind: 'running', fileName, read, ...(total !== null && { total }) };
  const { counts, title, text, link } = outcome(data);
  return {
    kind: 'ended',
    fileName,
    counts,
    refused,
    rows: refusedRowsOf(rows),
    notes: notes.map(({ message }) => message),
    ...(failure
      ? {
          tone: 'danger' as const,
          title: words('stopped', { file: fileName }),
          text: failure.message,
          canResume: true,
        }
      : { tone: data.saved > 0 ? ('success' as const) : ('info' as const), title, text, link }),
  };
}
