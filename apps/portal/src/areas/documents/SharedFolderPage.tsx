import { FileBrowser, type FileSort, type FileView } from '@sen/ui/FileBrowser';
import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useDocumentName } from '../../patterns/useDocumentName';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { documentSort } from './documentSort';
import { saveDocuments } from './saveDocuments';
import { useDocumentCopying } from './useDocumentWork';
import { useFolderPages } from './useFolderPages';
import { words } from './words';

/** A folder that somebody else shares: it is read, and copied into the own ones. */
export function SharedFolderPage({ params: { id } }: { params: { id: string } }) {
  const [, navigate] = useLocation();
  const [view, setView] = useState<FileView>('list');
  const [sort, setSort] = useState<FileSort>('name');
  const { documents, place, refusedTo, shown } = useFolderPages(
    { folder_id: id, ...documentSort(sort) },
    view,
  );
  const { onCopy, loadFolders } = useDocumentCopying();
  useDocumentName(shown.path.at(-1)?.name ?? '');
  if (refusedTo !== null) return <Redirect to={refusedTo} replace />;
  // The own folders have their path in the address.
  if (place?.owner === null) return <Redirect to={href('documentView', { id })} replace />;
  const addressOf = (folder: string | null) =>
    folder === null ? href('sharedDocuments') : href('sharedFolder', { id: folder });
  return (
    <PageFrame measure="wide">
      <Stack gap="s">
        <PageHeader
          title={shown.path.at(-1)?.name ?? pageTitle('sharedFolder')}
          back={{ label: words('shared'), href: href('sharedDocuments') }}
        />
        {place?.owner && <Text tone="muted">{words('sharedBy', { name: place.owner.name })}</Text>}
        <FileBrowser
          {...shown}
          label={words('shared')}
          view={view}
          onViewChange={setView}
          sort={sort}
          onSortChange={setSort}
          folderHref={addressOf}
          onOpenFolder={(folder) => navigate(addressOf(folder))}
          onOpenFile={(file) => navigate(href('documentView', { id: file }))}
          onDownload={(ids) => saveDocuments(ids, documents)}
          onCopy={onCopy}
          loadFolders={loadFolders}
          copyRoot={words('root')}
          messages={{ ...shown.messages, copy: words('copyToOwnFolder') }}
        />
      </Stack>
    </PageFrame>
  );
}
