import { importQueries } from '@sen/api/resources/imports/importQueries';
import { questionQueries } from '@sen/api/resources/questions/questionQueries';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { DropZone } from '@sen/ui/DropZone';
import { Inline } from '@sen/ui/Inline';
import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Spinner } from '@sen/ui/Spinner';
import { Stack } from '@sen/ui/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { RecentImports } from '../../patterns/imports/RecentImports';
import { StartedImport } from '../../patterns/imports/StartedImport';
import { TakesFocus } from '../../patterns/imports/TakesFocus';
import { useImportUnit } from '../../patterns/imports/useImportUnit';
import { backToList } from '../../patterns/list/lastLists';
import { pageTitle } from '../../routes/pageTitles';
import { ImportTabs } from './ImportTabs';
import { importWords } from './importWords';
import { PaperSample } from './PaperSample';
import { PaperWorkbench } from './PaperWorkbench';
import { paperWords as words } from './paperWords';
import { questionOutcome } from './questionOutcome';
import { usePaperCheck } from './usePaperCheck';

/** A .docm is taken to say why it is refused. */
const accept = ['.docx', '.docm', '.txt', '.gift', '.aiken', '.xml', '.zip'];

/** Imports the questions of a paper: read, looked at beside the file, corrected, stored by a job. */
export function PaperImportPage() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('import');
  const newest = useQuery({ ...importQueries.newest('questions'), enabled: id === null });
  const queries = useQueryClient();
  const [startedHere, setStartedHere] = useState<string>();
  const { unit, first } = useImportUnit(importWords('unitFirst'));
  const paper = usePaperCheck(unit, (started) => {
    queries.setQueryData(importQueries.detail(started.id).queryKey, { data: started });
    setStartedHere(started.id);
    setSearch({ import: started.id }, { replace: true });
  });
  const { state } = paper;
  /** A file was chosen, or an import left: what had the focus is gone. */
  const [hasBegun, setBegun] = useState(false);
  const isChoosing = state.kind === 'choose' || state.kind === 'failed';
  return (
    <PageFrame measure="wide">
      <Stack gap="l">
        <PageHeader title={pageTitle('paperImport')} back={backToList('questions')} />
        <ImportTabs paper />
        {id !== null && (
          <StartedImport
            key={id}
            id={id}
            takesFocus={id === startedHere}
            isPaper
            definition={{
              invalidates: questionQueries.all(),
              fileNames: { template: importWords('templateName'), refused: importWords('refusedName') },
              outcome: questionOutcome,
            }}
            onLeave={() => {
              setBegun(true);
              setSearch({}, { replace: true });
            }}
          />
        )}
        {id === null && state.kind === 'failed' && (
          <Callout tone="danger" title={words('unreadable', { file: state.file.name })} live>
            {state.reason}
          </Callout>
        )}
        {id === null && isChoosing && (
          <TakesFocus when={hasBegun}>
            <Stack gap="l">
              {first.first?.field}
              <DropZone
                label={words('drop')}
                description={words('accepted')}
                accept={accept}
                missing={first.first?.missing}
                onFiles={([file]) => {
                  if (!file) return;
                  setBegun(true);
                  paper.read(file);
                }}
              />
              <PaperSample />
              <RecentImports imports={newest.data?.data ?? []} />
            </Stack>
          </TakesFocus>
        )}
        {id === null && state.kind === 'reading' && (
          <TakesFocus when>
            <Stack>
              <output>
                <Inline gap="s">
                  <Spinner />
                  {words('reading', { file: state.file.name })}
                </Inline>
              </output>
              <Inline>
                <Button onPress={paper.back}>{words('otherFile')}</Button>
              </Inline>
            </Stack>
          </TakesFocus>
        )}
        {id === null && state.kind === 'read' && (
          <PaperWorkbench
            key={state.report.file_digest}
            report={state.report}
            pending={state.isStarting}
            error={state.error}
            onStart={(choice) => void paper.start(choice)}
            onBack={paper.back}
          />
        )}
      </Stack>
    </PageFrame>
  );
}
