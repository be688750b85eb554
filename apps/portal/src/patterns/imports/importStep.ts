import type { Import } from '@sen/api/contract/model';
import type { ImportStep } from '@sen/ui/ImportDialog';
import type { CheckReport, ImportDefinition } from './ImportDefinition';
import { refusedRowsOf } from './importRows';
import { formatDateTime, formatNumber } from '../../words/formats';
import { importWords as words } from './words';

/** The state of an import as a step. */
export function importStep(
  data: Import,
  { outcome }: Pick<ImportDefinition<CheckReport>, 'outcome'>,
): ImportStep {
  const { file_name: fileName, total, read, failure, refused, rows, notes, undone, kept, undo_until } = data;
  if (data.state === 'waiting' || data.state === 'running')
    return { kind: 'running', fileName, read, ...(total !== null && { total }) };
  if (data.state === 'undoing')
    return { kind: 'running', fileName, read: undone + kept, total: data.saved + data.changed, undoes: true };
  if (data.state === 'undone') return undoneStep(data);
  const { counts, title, text, link } = outcome(data);
  return {
    kind: 'ended',
    fileName,
    counts,
    refused,
    rows: refusedRowsOf(rows),
    notes: notes.map(({ message }) => message),
    ...(undo_until && { undoNote: words('undoUntil', { time: formatDateTime(undo_until) }) }),
    ...(failure
      ? {
          tone: 'danger' as const,
          title: words('stopped', { file: fileName }),
          text: failure.message,
          canResume: true,
        }
      : {
          tone: data.saved + data.changed > 0 ? ('success' as const) : ('info' as const),
          title,
          text,
          link,
        }),
  };
}

/** As many as a sentence can name. */
const mostNamed = 10;

function undoneStep({ file_name: fileName, undone, kept, rows }: Import): ImportStep {
  const named = rows.slice(0, mostNamed).map(({ row, name }) => words('keptRow', { row, name }));
  const names = `${named.join('; ')}${kept > named.length ? '; …' : ''}`;
  return {
    kind: 'ended',
    fileName,
    counts: [
      { label: words('undoneRows'), value: formatNumber(undone) },
      ...(kept > 0 ? [{ label: words('keptRows'), value: formatNumber(kept) }] : []),
    ],
    refused: 0,
    rows: [],
    tone: kept > 0 ? 'info' : 'success',
    title: words('undoneTitle', { file: fileName }),
    ...(kept > 0 && {
      text:
        named.length > 0
          ? words('undoneKeptNamed', { count: formatNumber(kept), names })
          : words('undoneKept', { count: formatNumber(kept) }),
    }),
  };
}
