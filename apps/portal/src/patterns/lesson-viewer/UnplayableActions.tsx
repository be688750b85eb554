import { ButtonLink } from '@sen/ui/ButtonLink';
import { DownloadLink } from './DownloadLink';
import type { FileViewProps } from './FileView';
import { words } from './words';

/** What can be done about a file that cannot be shown. */
export function UnplayableActions({ file, replaceHref }: Pick<FileViewProps, 'file' | 'replaceHref'>) {
  return (
    <>
      <DownloadLink file={file} />
      {replaceHref !== undefined && <ButtonLink href={replaceHref}>{words('replace')}</ButtonLink>}
    </>
  );
}
