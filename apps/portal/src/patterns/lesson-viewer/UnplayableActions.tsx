import { ButtonLink } from '@sen/ui/ButtonLink';
import { Inline } from '@sen/ui/Inline';
import { DownloadLink } from './DownloadLink';
import type { FileViewProps } from './FileView';
import { words } from './words';

/** What can be done about a file that cannot be shown. */
export function UnplayableActions({ file, replaceHref }: Pick<FileViewProps, 'file' | 'replaceHref'>) {
  return (
    <Inline gap="s">
      <DownloadLink file={file} />
      {replaceHref !== undefined && <ButtonLink href={replaceHref}>{words('replace')}</ButtonLink>}
    </Inline>
  );
}
