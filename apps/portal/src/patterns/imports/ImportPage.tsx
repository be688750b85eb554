import type { RefusedContent } from '@sen/api/contract/model';
import { importMutations } from '@sen/api/resources/imports/importMutations';
import { importQueries } from '@sen/api/resources/imports/importQueries';
import { importLimits } from '@sen/domain/imports/importLimits';
import { ImportFlow } from '@sen/ui/ImportDialog';
import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ComponentProps } from 'react';
import { useSearchParams } from 'wouter';
import { showRefusal } from '../../app/errors/showRefusal';
import { saveFile } from '../../app/saveFile';
import { formatNumber } from '../../words/formats';
import { ConfirmAction } from '../ConfirmAction';
import { Loaded } from '../Loaded';
import { fixableColumns } from './fixableColumns';
import type { CheckReport, ImportDefinition } from './ImportDefinition';
import { importStep } from './importStep';
import { RecentImports } from './RecentImports';
import { useSheetCheck } from './useSheetCheck';
import { importWords as words } from './words';

const formats = ['xlsx', 'ods', 'csv'] as const;
const askEvery = 1_000;
const noColumns: [] = [];

interface ImportPageProps<Report extends CheckReport> {
  title: string;
  back: ComponentProps<typeof PageHeader>['back'];
  definition: ImportDefinition<Report>;
}

/**
 * Imports a file in steps: choose, match columns, check, import. A server runs the import; its id is in the address, so that
 * reloading shows it, and coming back shows one that is not finished.
 */
export function ImportPage<Report extends CheckReport>({ title, back, definition }: ImportPageProps<Report>) {
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
        {id === null ? (
          <BeforeStart definition={definition} check={check} />
        ) : (
          <Started
            key={id}
            id={id}
            takesFocus={id === startedHere}
            definition={definition}
            onLeave={() => show(null)}
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
}

function BeforeStart<Report extends CheckReport>({ definition, check }: BeforeStartProps<Report>) {
  const { kind, first, messages, fileNames, widths, onApplyChanges } = definition;
  const { bytes, rows: mostRows } = importLimits[kind];
  const accepted = words('accepted', { rows: formatNumber(mostRows), size: bytes / 1024 / 1024 });
  const { state, step } = check;
  const report = 'report' in state ? state.report : undefined;
  const latest = state.kind === 'checked' ? state.latest : undefined;
  const targets = useMemo(
    () => (report && latest ? fixableColumns(report, latest, widths) : (report?.columns ?? noColumns)),
    [report, latest, widths],
  );
  const download = (content: RefusedContent) => {
    if (state.kind !== 'checked') return;
    const name = downloadName(state.file.name, { fileNames, content });
    void give(check.download(content).then((file) => ({ name, file })));
  };
  return (
    <ImportFlow
      step={step}
      targets={targets}
      templates={formats.map((format) => ({ id: format, label: words(format) }))}
      onTemplate={(format) => void giveTemplate(format, definition)}
      first={first?.field}
      chooseFirst={first?.missing}
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
}

interface StartedProps<Report extends CheckReport> {
  id: string;
  takesFocus: boolean;
  definition: ImportDefinition<Report>;
  onLeave: () => void;
}

function Started<Report extends CheckReport>({ id, takesFocus, definition, onLeave }: StartedProps<Report>) {
  const { messages, invalidates, fileNames } = definition;
  const queries = useQueryClient();
  const query = useQuery({
    ...importQueries.detail(id),
    refetchInterval: ({ state }) => (state.data?.data.finished_at === null ? askEvery : false),
  });
  const [isUndoing, setIsUndoing] = useState(false);
  const stored = (query.data?.data.saved ?? 0) + (query.data?.data.changed ?? 0);
  const hasEnded = query.data !== undefined && query.data.data.finished_at !== null;
  useEffect(() => {
    if (hasEnded && stored > 0) void queries.invalidateQueries({ queryKey: invalidates });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the import has ended
  }, [hasEnded]);

  async function resume(): Promise<void> {
    try {
      queries.setQueryData(importQueries.detail(id).queryKey, await importMutations.retry(id));
    } catch (error) {
      showRefusal(error);
    }
  }

  async function downloaded(fileName: string, content: RefusedContent) {
    const file: unknown = await importMutations.refusedRows(id, content);
    return { name: downloadName(fileName, { fileNames, content }), file };
  }

  return (
    <Loaded query={query}>
      {({ data }) => (
        <>
          <ImportFlow
            step={importStep(data, definition)}
            takesFocus={takesFocus}
            targets={noColumns}
            messages={messages}
            onFile={onLeave}
            onMappingChange={onLeave}
            onMapped={onLeave}
            onSave={onLeave}
            onBack={onLeave}
            onResume={() => void resume()}
            onUndo={() => setIsUndoing(true)}
            onDownloadRefused={() => void give(downloaded(data.file_name, 'refused'))}
            onDownloadAll={() => void give(downloaded(data.file_name, 'all'))}
          />
          {isUndoing && (
            <ConfirmAction
              danger
              title={words('undoTitle', { file: data.file_name })}
              text={words('undoText')}
              confirmLabel={words('undo')}
              action={async () => {
                queries.setQueryData(importQueries.detail(id).queryKey, await importMutations.undo(id));
              }}
              onDone={() => setIsUndoing(false)}
              onCancel={() => setIsUndoing(false)}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

/** The name of a file of wrong rows, or of the whole file with what is wrong with it. */
function downloadName(
  fileName: string,
  { fileNames, content }: Pick<ImportDefinition<CheckReport>, 'fileNames'> & { content: RefusedContent },
): string {
  const stem = fileName.replace(/\.[^.]*$/, '');
  return `${content === 'all' ? words('withErrors', { file: stem }) : fileNames.refused}.xlsx`;
}

async function give(fetching: Promise<{ name: string; file: unknown }>): Promise<void> {
  try {
    const { name, file } = await fetching;
    if (file instanceof Blob) saveFile(name, file);
  } catch (error) {
    showRefusal(error);
  }
}

function giveTemplate<Report extends CheckReport>(
  id: string,
  { template, fileNames }: ImportDefinition<Report>,
): Promise<void> {
  const format = formats.find((known) => known === id) ?? 'xlsx';
  return give(template(format).then((file) => ({ name: `${fileNames.template}.${format}`, file })));
}
