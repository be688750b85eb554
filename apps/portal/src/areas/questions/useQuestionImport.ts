import type { ImportReport } from '@sen/api/contract/model';
import { questionMutations, type QuestionImport } from '@sen/api/resources/questions/questionMutations';
import type { ImportMapping } from '@sen/ui/ImportDialog';
import { useRef, useState } from 'react';
import { errorText } from '../../app/errors/errorText';
import { newId } from '../../app/newId';
import { mappingOf, placesOf, type ImportFlow } from './importFlow';

/** Reads a sheet by dry runs, and stores the rows that were chosen once, however often saving is tried. */
export function useQuestionImport(onSaved: (count: number) => void) {
  const [flow, setFlow] = useState<ImportFlow>({ kind: 'choose' });
  const importId = useRef('');
  const reading = useRef<AbortController>(undefined);

  async function read(body: QuestionImport, then: (report: ImportReport) => ImportFlow): Promise<void> {
    reading.current?.abort();
    const asking = new AbortController();
    reading.current = asking;
    setFlow({ kind: 'reading', file: body.file });
    try {
      const { data } = await questionMutations.import(body, asking.signal);
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
    void read(body, (next) => ({ kind: 'preview', file, report: next }));
  }

  function back(): void {
    if (flow.kind === 'preview') setFlow(toMapping(flow.file)(flow.report));
    else setFlow({ kind: 'choose' });
  }

  async function save(rows: readonly number[]): Promise<void> {
    if (flow.kind !== 'preview') return;
    const { file, report } = flow;
    setFlow({ kind: 'saving', file, report, count: rows.length });
    try {
      const { data } = await questionMutations.import({
        file,
        sheet: report.sheet,
        mapping: report.mapping,
        rows: [...rows],
        save: true,
        import_id: importId.current,
      });
      setFlow({ kind: 'done', file, report, saved: data.saved });
      onSaved(data.saved);
    } catch (error) {
      setFlow({ kind: 'preview', file, report, error: errorText(error) });
    }
  }

  function stop(): void {
    reading.current?.abort();
  }

  return { flow, choose, chooseSheet, changeMapping, toPreview, back, save, stop };
}
