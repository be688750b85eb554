import type { RefusedContent } from '@sen/api/contract/model';
import { importQueries } from '@sen/api/resources/imports/importQueries';
import { importLimits } from '@sen/domain/imports/importLimits';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { ImportFlow } from '@sen/ui/ImportDialog';
import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { formatNumber } from '../../words/formats';
import { targetsOf } from './columnMapping';
import { downloadName } from './downloadName';
import { fixableColumns } from './fixableColumns';
import { giveFile } from './giveFile';
import type { CheckReport, ImportDefinition } from './ImportDefinition';
import { RecentImports } from './RecentImports';
import { StartedImport } from './StartedImport';
import { useSheetCheck } from './useSheetCheck';
import { importWords as words } from './words';

const formats = ['xlsx', 'ods', 'csv'] as const;
const noColumns: [] = [];

interface ImportPageProps<Report extends CheckReport> {
  title: string;
  back: ComponentProps<typeof PageHeader>['back'];
  definition: ImportDefinition<Report>;
  /** Below the title: the way to other kinds of files. */
  tabs?: ReactNode;
}

/**
 * Imports a file in steps: choose, match columns, check, import. A server runs the import; its id is in the address, so that
 * reloading shows it, and coming back shows one that is not finished.
 */
export function ImportPage<Report extends CheckReport>({
  title,
  back,
  definition,
  tabs,
}: ImportPageProps<Report>) {
  const [search, setSearch] = useSearchParams();
  const id = search.get('import');
  const { kind, classId } = definition;
  const newest = useQuery({ ...importQueries.newest(kind, classId), enabled: id === null });
  const unfinished = newest.data?.data.find(({ finished_at }) => finished_at === null)?.id;
  const show = (shown: string | null) =>
    setSearch(shown === null ? {} : { import: shown }, { replace: true });
  const queries = useQueryClient();
  /** The import that was started here: its page replaces the button that was pressed. */
  const [startedHere, setStartedHere] = useState<string>();
  const [hasLeft, setHasLeft] = useState(false);
  const check = useSheetCheck(definition, (started) => {
    queries.setQueryData(importQueries.detail(started.id).queryKey, { data: started });
    setStartedHere(started.id);
    show(started.id);
  });
  const isChoosing = id === null && check.state.kind === 'choose';
  useEffect(() => {
    if (isChoosing && unfinished !== undefined) show(unfinished);
  });
  return (
    <PageFrame measure="wide">
      <Stack gap="l">
        <PageHeader title={title} back={back} />
        {tabs}
        {id === null ? (
          <BeforeStart definition={definition} check={check} takesFocus={hasLeft} />
        ) : (
          <StartedImport
            key={id}
            id={id}
            takesFocus={id === startedHere}
            definition={definition}
            onLeave={() => {
              setHasLeft(true);
              show(null);
            }}
          />
        )}
        {isChoosing && <RecentImports imports={newest.data?.data ?? []} />}
      </Stack>
    </PageFrame>
  );
}

interface BeforeStartProps<Report extends CheckReport> {
  definition: ImportDefinition<Report>;
  check: ReturnType<typeof useSheetCheck<Report>>;
  /** It follows an import that was left here, whose button is gone. */
  takesFocus: boolean;
}

function BeforeStart<Report extends CheckReport>({
  definition,
  check,
  takesFocus,
}: BeforeStartProps<Report>) {
  const { kind, first, about, messages, fileNames, widths, onApplyChanges, hasTemplate = true } = definition;
  const { bytes, rows: mostRows } = importLimits[kind];
  const accepted = words('accepted', { rows: formatNumber(mostRows), size: bytes / 1024 / 1024 });
  const { state, step } = check;
  const report = 'report' in state ? state.report : undefined;
  const latest = state.kind === 'checked' ? state.latest : undefined;
  const targets = useMemo(() => {
    if (!report) return noColumns;
    return latest ? fixableColumns(report, latest, widths) : targetsOf(report);
  }, [report, latest, widths]);
  const download = (content: RefusedContent) => {
    if (state.kind !== 'checked') return;
    const name = downloadName(state.file.name, { refused: fileNames.refused, content });
    void giveFile(check.download(content).then((file) => ({ name, file })));
  };
  const flow = (
    <ImportFlow
      step={step}
      takesFocus={takesFocus}
      targets={targets}
      templates={hasTemplate ? formats.map((format) => ({ id: format, label: words(format) })) : []}
      onTemplate={(format) => void giveTemplate(format, definition)}
      first={first?.field}
      missing={first?.missing}
      messages={{ formats: accepted, ...messages }}
      onFile={check.choose}
      onSheetChange={(sheet) => state.kind === 'mapping' && check.choose(state.file, { sheet })}
      onHeaderRowChange={(header_row) =>
        state.kind === 'mapping' && check.choose(state.file, { sheet: state.report.sheet, header_row })
      }
      onMappingChange={check.changeMapping}
      onMapped={check.toRows}
      onBack={check.back}
      onFix={check.fix}
      onApplyChanges={onApplyChanges}
      onSave={(chosen, fixes) => void check.begin(chosen, fixes)}
      onDownloadRefused={() => download('refused')}
      onDownloadAll={() => download('all')}
    />
  );
  return (
    <>
      {about && state.kind !== 'choose' && <DescriptionList look="beside" items={about} />}
      {flow}
    </>
  );
}

function giveTemplate<Report extends CheckReport>(
  id: string,
  { template, fileNames }: ImportDefinition<Report>,
): Promise<void> {
  const format = formats.find((known) => known === id) ?? 'xlsx';
  return giveFile(template(format).then((file) => ({ name: `${fileNames.template}.${format}`, file })));
}
