import type { LessonAttachment } from '@sen/api/contract/model';
import { isCaptions } from '@sen/domain/files/isCaptions';
import { webAddress } from '@sen/domain/text/webAddress';
import { Button } from '@sen/ui/Button';
import { Heading } from '@sen/ui/Heading';
import { Icon } from '@sen/ui/Icon';
import { FileIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Link } from '@sen/ui/Link';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DownloadLink } from './DownloadLink';
import { FileView, type FileViewProps } from './FileView';
import * as css from './LessonViewer.css';
import { words } from './words';

interface LessonViewerProps extends Omit<FileViewProps, 'file' | 'files'> {
  attachments: readonly LessonAttachment[];
  link: string | null;
  /** In place of the main file: a packaged course. */
  mainView?: ReactNode;
}

/** The files of a lesson, the main one first. Only that one has progress. */
export function LessonViewer({
  attachments,
  link,
  mainView,
  startAt,
  onPlaying,
  onProgress,
  replaceHref,
}: LessonViewerProps) {
  const main = attachments.find(({ is_main }) => is_main) ?? attachments[0];
  const [chosen, setChosen] = useState<string | null>(null);
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const top = view.current?.getBoundingClientRect().top ?? 0;
    // Below a long list, or above what is read, the file would be chosen without being seen.
    if (chosen !== null && (top < 0 || top > window.innerHeight / 2))
      view.current?.scrollIntoView({ block: 'start' });
  }, [chosen]);
  const shown = attachments.find(({ id }) => id === chosen) ?? main;
  const address = link === null ? undefined : webAddress(link);
  const studied = attachments.filter(({ type }) => !isCaptions(type));
  // What there is to choose from stands above it: below a long document nobody would find it.
  const isChoice = studied.length > 1 || (studied.length > 0 && address !== undefined);
  const list = (attachments.length > 0 || address) && (
    <Stack as="section" gap="s">
      <Heading level={2}>{words('files')}</Heading>
      <Stack as="ul" gap="xs">
        {attachments.map((file) => (
          <Inline key={file.id} as="li" gap="s">
            {studied.length > 1 && studied.includes(file) ? (
              <Button
                variant={file === shown ? 'secondary' : 'quiet'}
                pressed={file === shown}
                icon={<Icon of={FileIcon} />}
                onPress={() => setChosen(file.id)}
              >
                {file.name}
              </Button>
            ) : (
              <Text>{file.name}</Text>
            )}
            <DownloadLink file={file} />
          </Inline>
        ))}
        {address && (
          <li>
            <Link href={address.href} external>
              {words('link', { host: address.host })}
            </Link>
          </li>
        )}
      </Stack>
    </Stack>
  );
  return (
    <Stack gap="l">
      {isChoice && list}
      {shown && (
        <div ref={view} className={isChoice && chosen !== null ? css.chosen : undefined}>
          {shown === main && mainView !== undefined ? (
            mainView
          ) : (
            <FileView
              key={shown.id}
              file={shown}
              files={attachments}
              onPlaying={onPlaying}
              replaceHref={replaceHref}
              {...(shown === main && { startAt, onProgress })}
            />
          )}
        </div>
      )}
      {!isChoice && list}
    </Stack>
  );
}
