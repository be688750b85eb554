import type { DocumentFile } from '@sen/api/contract/model';
import { documentAddress, documentQueries } from '@sen/api/resources/documents/documentQueries';
import { PageHeader } from '@sen/ui/PageHeader';
import { useQuery } from '@tanstack/react-query';
import { Redirect } from 'wouter';
import { ActionButtons } from '../../patterns/actions/ActionButtons';
import { DetailPage } from '../../patterns/DetailPage';
import { DownloadLink } from '../../patterns/lesson-viewer/DownloadLink';
import { FileView } from '../../patterns/lesson-viewer/FileView';
import { href } from '../../routes/paths';
import { copyActions } from './copyActions';
import { folderHref } from './documentAddress';
import { nameOf } from './nameOf';
import { words } from './words';

/** One file, own or shared, as lessons show theirs. */
export function DocumentViewPage({ params: { id } }: { params: { id: string } }) {
  const query = useQuery(documentQueries.detail(id));
  return (
    <DetailPage query={query} name={({ data }) => nameOf(data)} measure="page">
      {({ data: document, place: { folder_id, folders, owner } }) => {
        const names = folders.map(({ name }) => name);
        const backTo = names.at(-1) ?? words(owner ? 'shared' : 'root');
        const back = {
          label: backTo,
          href: owner
            ? folder_id === null
              ? href('sharedDocuments')
              : href('sharedFolder', { id: folder_id })
            : folderHref(names),
        };
        if (document.type === 'folder')
          return (
            <Redirect
              to={owner ? href('sharedFolder', { id }) : folderHref([...names, document.folder_name])}
              replace
            />
          );
        return (
          <>
            <PageHeader
              title={document.file_name}
              back={back}
              actions={
                <>
                  <DownloadLink file={attachmentOf(document)} />
                  {owner && <ActionButtons actions={[copyActions()]} only={['copy']} item={document} />}
                </>
              }
            />
            <FileView file={attachmentOf(document)} files={[]} replacedBy={owner ? 'sharer' : 'reader'} />
          </>
        );
      }}
    </DetailPage>
  );
}

/** As the viewer of lessons takes it. */
function attachmentOf({ id, file_id, file_name, media_type, size }: DocumentFile) {
  return {
    id: file_id,
    name: file_name,
    type: media_type,
    size,
    url: documentAddress(id),
    is_main: true,
  };
}
