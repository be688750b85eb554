import type { LessonAttachment } from '@sen/api/contract/model';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { DownloadLink } from './DownloadLink';
import { words } from './words';

interface UnplayableActionsProps {
  file: LessonAttachment;
  /** Where whoever looks at it may replace it. */
  replaceHref?: string | undefined;
}

/** What can be done about a file that cannot be shown. */
export function UnplayableActions({ file, replaceHref }: UnplayableActionsProps) {
  return (
    <>
      <DownloadLink file={file} />
      {replaceHref !== undefined && <ButtonLink href={replaceHref}>{words('replace')}</ButtonLink>}
    </>
  );
}
