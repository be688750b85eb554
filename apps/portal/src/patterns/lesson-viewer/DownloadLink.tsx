import type { LessonAttachment } from '@sen/api/contract/model';
import { Link } from '@sen/ui/Link';
import { VisuallyHidden } from '@sen/ui/VisuallyHidden';
import { formatSize } from '../../words/formats';
import { words } from './words';

/** The file itself, with its size. Its name is read aloud, because a lesson has several. */
export function DownloadLink({ file: { name, size, url } }: { file: LessonAttachment }) {
  return (
    <Link href={url} download={name} variant="standalone">
      {words('download', { size: formatSize(size) })}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Link>
  );
}
