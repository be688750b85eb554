import type { Import } from '@sen/api/contract/model';
import { ButtonLink } from '@sen/ui/ButtonLink';
import type { ImportStep } from '@sen/ui/ImportDialog';
import { href } from '../../routes/paths';
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

function undoneStep(data: Import): ImportStep {
  const { file_name: fileName, undone, kept, unearned_certificates: unearned } = data;
  const texts = [
    ...(kept > 0 ? [keptText(data)] : []),
    ...(unearned ? [words('unearned', { count: formatNumber(unearned.count) })] : []),
  ];
  return {
    kind: 'ended',
    fileName,
    counts: [
      { label: words('undoneRows'), value: formatNumber(undone) },
      ...(kept > 0 ? [{ label: words('keptRows'), value: formatNumber(kept) }] : []),
    ],
    refused: 0,
    rows: [],
    tone: texts.length > 0 ? 'info' : 'success',
    title: words('undoneTitle', { file: fileName }),
    ...(texts.length > 0 && { text: texts.join(' ') }),
    ...(unearned && {
      link: (
        <ButtonLink href={href('classCertificates', { cid: unearned.classroom_id })}>
          {words('seeCertificates')}
        </ButtonLink>
      ),
    }),
  };
}

function keptText({ kept, rows }: Import): string {
  const named = rows.slice(0, mostNamed).map(({ row, name }) => words('keptRow', { row, name }));
  const names = `${named.join('; ')}${kept > named.length ? '; …' : ''}`;
  return named.length > 0
    ? words('undoneKeptNamed', { count: formatNumber(kept), names })
    : words('undoneKept', { count: formatNumber(kept) });
}
