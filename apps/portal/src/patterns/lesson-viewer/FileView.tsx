import type { LessonAttachment } from '@sen/api/contract/model';
import { fileQueries } from '@sen/api/resources/files/fileQueries';
import { renditionOf, simpleViewType } from '@sen/domain/files/renditionOf';
import { EmptyState } from '@sen/ui/EmptyState';
import { ClockIcon, ErrorIcon, FileIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import { Loaded } from '../Loaded';
import { Loading } from '../Loading';
import { DownloadLink } from './DownloadLink';
import type { ReplacedBy } from './PdfView';
import { UnplayableActions } from './UnplayableActions';
import { type LessonProgress, wholeSeconds } from './lessonRanges';
import { useCaptionFiles } from './useCaptionFiles';
import * as css from './LessonViewer.css';
import { words } from './words';

const VideoPlayer = lazyPart(async () => (await import('@sen/ui/VideoPlayer')).VideoPlayer);
const SimpleFileView = lazyPart(async () => (await import('./SimpleFileView')).SimpleFileView);
const PdfView = lazyPart(async () => (await import('./PdfView')).PdfView);

/** Milliseconds between two questions whether a file is converted. */
const askAgain = 3_000;

export interface FileViewProps {
  file: LessonAttachment;
  /** All files of the lesson, among which are the captions of a film. */
  files: readonly LessonAttachment[];
  /** Seconds of a film or sound, pages from 0 of a document. */
  startAt?: number | undefined;
  onPlaying?: ((isPlaying: boolean) => void) | undefined;
  onProgress?: ((progress: LessonProgress) => void) | undefined;
  /** Where whoever may replace the file does so. */
  replaceHref?: string | undefined;
  /** Who replaces it, when it is no file of a lesson. */
  replacedBy?: ReplacedBy | undefined;
}

/** A file on the page itself, as it is or as it was converted for it; one that cannot be shown is offered to be downloaded. */
export function FileView(props: FileViewProps) {
  const { file } = props;
  if (file.type.startsWith('image/')) return <img src={file.url} alt={file.name} className={css.picture} />;
  if (file.type === 'application/pdf') return <Document {...props} url={file.url} />;
  if (renditionOf(file.type) !== undefined) return <Converted {...props} />;
  return (
    <EmptyState icon={FileIcon} title={words('notShown')} actions={<DownloadLink file={file} />}>
      {words('notShownText')}
    </EmptyState>
  );
}

function Converted(props: FileViewProps) {
  const { file } = props;
  const query = useQuery({
    ...fileQueries.rendition(file.id),
    refetchInterval: ({ state }) =>
      state.data?.data.state === 'waiting' || state.data?.data.state === 'running' ? askAgain : false,
  });
  const isMedia = renditionOf(file.type) !== 'pdf';
  const converted = `/api/files/${file.id}/rendition/bytes`;
  return (
    <Loaded query={query}>
      {({ data: { state, type, failure } }) => {
        // What browsers play anyway is played while it is judged.
        const isDamaged = failure?.code === 'mediaCorrupted';
        const isPlayable = renditionOf(file.type) === 'read' && state !== 'ready' && !isDamaged;
        if (isPlayable || state === 'not_needed') return <Medium {...props} url={file.url} />;
        if (type === simpleViewType)
          return (
            <Suspense fallback={<Loading />}>
              <SimpleFileView {...props} />
            </Suspense>
          );
        if (state === 'ready')
          return isMedia ? <Medium {...props} url={converted} /> : <Document {...props} url={converted} />;
        if (state === 'waiting' || state === 'running')
          return (
            <EmptyState icon={ClockIcon} title={words('preparing')} actions={<DownloadLink file={file} />}>
              {words('preparingText')}
            </EmptyState>
          );
        return (
          <EmptyState
            icon={state === 'failed' ? ErrorIcon : FileIcon}
            title={words(isDamaged ? 'damaged' : state === 'failed' ? 'failed' : 'notShown')}
            actions={<UnplayableActions {...props} />}
          >
            {failure?.message ?? words('notShownText')}
          </EmptyState>
        );
      }}
    </Loaded>
  );
}

function Document({
  url,
  startAt,
  onProgress,
  replaceHref,
  replacedBy = replaceHref === undefined ? 'teacher' : 'reader',
}: FileViewProps & { url: string }) {
  return (
    <Suspense fallback={<Loading />}>
      <PdfView key={url} url={url} startAt={startAt} onProgress={onProgress} replacedBy={replacedBy} />
    </Suspense>
  );
}

function Medium(props: FileViewProps & { url: string }) {
  const { file, files, url, startAt, onPlaying, onProgress } = props;
  const { captions, chapters } = useCaptionFiles(file, files);
  const [begin] = useState(startAt);
  const [isUnplayable, setUnplayable] = useState(false);
  return (
    <Suspense fallback={<Loading />}>
      <Stack gap="s">
        <VideoPlayer
          key={url}
          label={file.name}
          src={url}
          captions={captions}
          chapters={chapters}
          resumeAt={begin}
          onPlayingChange={onPlaying}
          onUnplayable={() => setUnplayable(true)}
          onProgress={({ position, duration, watched }) => {
            const length = Math.round(duration);
            // A stream without an end has no parts.
            if (Number.isFinite(length) && length > 0)
              onProgress?.({ position: Math.round(position), length, seen: wholeSeconds(watched, length) });
          }}
        />
        {isUnplayable && (
          <Inline gap="s">
            <UnplayableActions {...props} />
          </Inline>
        )}
      </Stack>
    </Suspense>
  );
}
