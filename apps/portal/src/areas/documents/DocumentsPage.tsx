import { pathOfFolders } from '@sen/domain/documents/documentPath';
import { documentQueries } from '@sen/api/resources/documents/documentQueries';
import { FileBrowser } from '@sen/ui/FileBrowser';
import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useDocumentName } from '../../patterns/useDocumentName';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { uploadEntryOf } from './browserEntry';
import { documentSort } from './documentSort';
import { DocumentTabs } from './DocumentTabs';
import { saveDocuments } from './saveDocuments';
import { ShareDialog } from './ShareDialog';
import { UploadProgress } from './UploadProgress';
import { useDocumentUploads } from './useDocumentUploads';
import { useDocumentWork } from './useDocumentWork';
import { useFolderAddress } from './useFolderAddress';
import { useFolderPages } from './useFolderPages';
import { words } from './words';

/** The folders and files of the person; the folder is in the path of the address. */
export function DocumentsPage() {
  const [, navigate] = useLocation();
  const { names, view, sort, setView, setSort, hrefOf } = useFolderAddress();
  const { documents, place, refusedTo, shown } = useFolderPages(
    { path: pathOfFolders(names), ...documentSort(sort) },
    view,
  );
  const storage = useQuery(documentQueries.storage());
  const folderId = place?.folder_id ?? null;
  const work = useDocumentWork(folderId);
  const { uploads, underWay } = useDocumentUploads();
  const [sharedId, setSharedId] = useState<string>();
  useDocumentName(names.at(-1) ?? '');
  const entries = useMemo(() => {
    const arriving = underWay.uploads.filter(
      ({ target }) => target.folderId === folderId && target.folders.length === 0,
    );
    return arriving.length === 0 ? shown.entries : [...shown.entries, ...arriving.map(uploadEntryOf)];
  }, [underWay, shown.entries, folderId]);
  if (refusedTo !== null) return <Redirect to={refusedTo} replace />;

  const above = shown.path.map(({ name }) => name);
  const sharedOne = documents.find(({ id }) => id === sharedId);
  /** The address of a folder of the path or of the list; null is the root. */
  const addressOf = (id: string | null) => {
    const step = shown.path.findIndex((folder) => folder.id === id);
    if (id === null || step >= 0) return hrefOf(above.slice(0, step + 1));
    const child = documents.find((one) => one.id === id);
    return hrefOf(child?.type === 'folder' ? [...above, child.folder_name] : above);
  };
  return (
    <PageFrame measure="wide">
      <Stack gap="s">
        <PageHeader title={pageTitle('documents')} />
        <DocumentTabs current="documents" />
        <UploadProgress uploads={uploads} underWay={underWay} />
        <FileBrowser
          {...shown}
          {...work}
          entries={entries}
          label={words('root')}
          view={view}
          onViewChange={setView}
          sort={sort}
          onSortChange={setSort}
          folderHref={addressOf}
          onOpenFolder={(id) => navigate(addressOf(id))}
          onOpenFile={(id) => navigate(href('documentView', { id }))}
          onDownload={(ids) => saveDocuments(ids, documents)}
          onShare={setSharedId}
          onUpload={(files, to) =>
            uploads.add(
              files.map((file) => ({ file, folders: [] })),
              to,
            )
          }
          onUploadFolder={(files, to) => uploads.add(files, to)}
          onRetryUpload={(key) => uploads.retry(key)}
          onCancelUpload={(key) => uploads.remove(key)}
          quota={storage.data?.data}
        />
        {sharedOne && <ShareDialog document={sharedOne} onClose={() => setSharedId(undefined)} />}
      </Stack>
    </PageFrame>
  );
}
