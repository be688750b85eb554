import type { ImportReport } from '@sen/api/contract/model';
import { questionMutations, type QuestionImport } from '@sen/api/resources/questions/questionMutations';
import type { ImportFix, ImportMapping, ImportRowError } from '@sen/ui/ImportDialog';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorText } from '../../app/errors/errorText';
import { newId } from '../../app/newId';
import { mappingOf, placesOf } from '../../patterns/columnMapping';
import { untilEnded } from '../../patterns/imports/untilEnded';
import { errorsOf, type ImportFlow } from './importFlow';

/** Checks a sheet for a unit by dry runs, and saves the selected rows once, however often saving is retried. */
export function useQuestionImport(
  unit: Pick<QuestionImport, 'company_id'>,
  onSaved: (count: number) => void,
) {
  const queries = useQueryClient();
  const [flow, setFlow] = useState<ImportFlow>({ kind: 'choose' });
  const importId = useRef('');
  const reading = useRef<AbortController>(undefined);
  /** The fixes so far and the server's result for them; all are sent each time, since one row may duplicate another. */
  const fixedRows = useRef(
    new Map<number, { cells: Record<string, string>; read?: ImportReport['rows'][number] }>(),
  );

  async function read(body: QuestionImport, then: (report: ImportReport) => ImportFlow): Promise<void> {
    reading.current?.abort();
    const asking = new AbortController();
    reading.current = asking;
    setFlow({ kind: 'reading', file: body.file });
    try {
      const { data } = await questionMutations.check({ ...body, ...unit }, asking.signal);
      if (!asking.signal.aborted) setFlow(then(data));
    } catch (error) {
      if (!asking.signal.aborted) setFlow({ kind: 'failed', file: body.file, reason: errorText(error) });
    }
  }

  const toMapping =
    (file: File) =>
    (report: ImportReport): ImportFlow => ({
      kind: 'mapping',
      file,
      report,
      mapping: mappingOf(report),
    });

  function choose(file: File): void {
    importId.current = newId();
    void read({ file }, toMapping(file));
  }

  function chooseSheet(sheet: string): void {
    if (flow.kind === 'mapping') void read({ file: flow.file, sheet }, toMapping(flow.file));
  }

  function changeMapping(mapping: ImportMapping): void {
    if (flow.kind === 'mapping') setFlow({ ...flow, mapping });
  }

  function toPreview(): void {
    if (flow.kind !== 'mapping') return;
    const { file, report, mapping } = flow;
    const body = { file, sheet: report.sheet, mapping: placesOf(mapping) };
    fixedRows.current.clear();
    void read(body, (next) => ({ kind: 'preview', file, report: next }));
  }

  function back(): void {
    if (flow.kind === 'preview') setFlow(toMapping(flow.file)(flow.report));
    else setFlow({ kind: 'choose' });
  }

  /** Checks a fixed row on the server; returns its remaining errors. */
  async function fix(
    row: number,
    changes: Readonly<Record<string, string>>,
  ): Promise<readonly ImportRowError[]> {
    if (flow.kind !== 'preview') return [];
    const { file, report } = flow;
    const cells = { ...changes };
    fixedRows.current.set(row, { cells });
    try {
      const { data } = await questionMutations.check({
        ...unit,
        file,
        sheet: report.sheet,
        mapping: report.mapping,
        rows: [row],
        fixes: [...fixedRows.current].map(([number, made]) => ({ row: number, cells: made.cells })),
      });
      const [found] = data.rows;
      if (found && fixedRows.current.get(row)?.cells === cells)
        fixedRows.current.set(row, { cells, read: found });
      return found ? errorsOf(found) : [];
    } catch (error) {
      // The check failed: saving must wait until it succeeds.
      return [{ reason: errorText(error) }];
    }
  }

  /** The current rows, for a file of what is still wrong. */
  function reportNow(): ImportReport | undefined {
    if (!('report' in flow)) return undefined;
    const rows = flow.report.rows.map((row) => fixedRows.current.get(row.row)?.read ?? row);
    return { ...flow.report, rows };
  }

  async function save(rows: readonly number[], fixes: readonly ImportFix[]): Promise<void> {
    if (flow.kind !== 'preview') return;
    const { file, report } = flow;
    setFlow({ kind: 'saving', file, report, count: rows.length });
    try {
      const { data: started } = await questionMutations.import({
        ...unit,
        file,
        sheet: report.sheet,
        mapping: report.mapping,
        rows: [...rows],
        ...(fixes.length > 0 && {
          fixes: fixes.map(({ number, changes }) => ({ row: number, cells: { ...changes } })),
        }),
        import_id: importId.current,
      });
      const data = await untilEnded(queries, started);
      // Rows that are refused now were not fixed.
      setFlow({ kind: 'done', file, report: { ...report, refused: data.refused }, saved: data.saved });
      onSaved(data.saved);
    } catch (error) {
      setFlow({ kind: 'preview', file, report, error: errorText(error) });
    }
  }

  function stop(): void {
    reading.current?.abort();
  }

  return { flow, choose, chooseSheet, changeMapping, toPreview, back, fix, reportNow, save, stop };
}
