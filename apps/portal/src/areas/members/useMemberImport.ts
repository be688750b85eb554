import type { MemberImportReport } from '@sen/api/contract/model';
import { memberMutations, type MemberImport } from '@sen/api/resources/users/memberMutations';
import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../app/errors/errorText';
import { showRefusal } from '../../app/errors/showRefusal';
import { newId } from '../../app/newId';
import { saveFile } from '../../app/saveFile';
import { untilEnded } from '../../patterns/imports/untilEnded';
import { importWords as words } from './importWords';

/** The state of an import. The report is the server's result; nothing is stored before 'importing'. */
export type MemberImportState =
  | { kind: 'choose' }
  | { kind: 'reading'; body: MemberImport }
  | { kind: 'failed'; body: MemberImport; reason: string }
  /** `error`: why the import itself failed. */
  | { kind: 'checked'; body: MemberImport; report: MemberImportReport; error?: string }
  | { kind: 'importing'; body: MemberImport; report: MemberImportReport }
  | { kind: 'done'; body: MemberImport; report: MemberImportReport & { saved: number } };

/** Checks a file by a dry run, and imports it once, however often it is retried. */
export function useMemberImport() {
  const queries = useQueryClient();
  const [state, setState] = useState<MemberImportState>({ kind: 'choose' });
  const importId = useRef('');
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  async function check(body: MemberImport): Promise<void> {
    reading.current?.abort();
    const asking = new AbortController();
    reading.current = asking;
    importId.current = newId();
    setState({ kind: 'reading', body });
    try {
      const { data } = await memberMutations.check(body, asking.signal);
      if (!asking.signal.aborted) setState({ kind: 'checked', body, report: data });
    } catch (error) {
      if (!asking.signal.aborted) setState({ kind: 'failed', body, reason: errorText(error) });
    }
  }

  /** The import repeats the mapping and sheet of the report, so that it imports what was checked. */
  async function start(): Promise<void> {
    if (state.kind !== 'checked') return;
    const { report } = state;
    const body = { ...state.body, sheet: report.sheet, mapping: report.mapping };
    setState({ kind: 'importing', body, report });
    try {
      const { data } = await memberMutations.import({ ...body, import_id: importId.current });
      const { saved, repeated, refused, rows } = await untilEnded(queries, data);
      setState({ kind: 'done', body, report: { ...report, saved, repeated, refused, rows } });
    } catch (error) {
      setState({ kind: 'checked', body, report, error: errorText(error) });
    }
    void queries.invalidateQueries({ queryKey: memberQueries.all() });
  }

  async function giveRefused({ file, company_id }: MemberImport, report: MemberImportReport): Promise<void> {
    try {
      const rows: unknown = await memberMutations.refusedRows({
        file,
        ...(company_id !== undefined && { company_id }),
        sheet: report.sheet,
        mapping: report.mapping,
      });
      if (rows instanceof Blob) saveFile(`${words('downloadName')}.xlsx`, rows);
    } catch (error) {
      showRefusal(error);
    }
  }

  return { state, check, start, giveRefused, again: () => setState({ kind: 'choose' }) };
}
