import type { RefusedContent } from '@sen/api/contract/model';
import { importMutations } from '@sen/api/resources/imports/importMutations';
import { importQueries } from '@sen/api/resources/imports/importQueries';
import { ImportFlow } from '@sen/ui/ImportDialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { showRefusal } from '../../app/errors/showRefusal';
import { ConfirmAction } from '../ConfirmAction';
import { Loaded } from '../Loaded';
import { downloadName } from './downloadName';
import { giveFile } from './giveFile';
import type { CheckReport, ImportDefinition } from './ImportDefinition';
import { importStep } from './importStep';
import { importWords as words } from './words';

const askEvery = 1_000;
const noColumns: [] = [];

/** What an import that runs needs to know of its kind. */
export type StartedKind = Pick<
  ImportDefinition<CheckReport>,
  'messages' | 'invalidates' | 'fileNames' | 'outcome' | 'undoText'
>;

interface StartedImportProps {
  id: string;
  takesFocus: boolean;
  definition: StartedKind;
  /** It is of a paper, which has no rows to be given back. */
  isPaper?: boolean;
  onLeave: () => void;
}

/** An import that a server runs: its progress, its outcome, and the way back. */
export function StartedImport({ id, takesFocus, definition, isPaper = false, onLeave }: StartedImportProps) {
  const { messages, invalidates, fileNames, undoText = words('undoText') } = definition;
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
    return { name: downloadName(fileName, { refused: fileNames.refused, content }), file };
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
            onDownloadRefused={
              isPaper ? undefined : () => void giveFile(downloaded(data.file_name, 'refused'))
            }
            onDownloadAll={isPaper ? undefined : () => void giveFile(downloaded(data.file_name, 'all'))}
          />
          {isUndoing && (
            <ConfirmAction
              danger
              title={words('undoTitle', { file: data.file_name })}
              text={undoText}
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
