import { Button } from '@sen/ui/Button';
import { EmptyState } from '@sen/ui/EmptyState';
import { Icon } from '@sen/ui/Icon';
import { ErrorIcon, LockIcon, NoNetworkIcon, RetryIcon } from '@sen/ui/icons';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { Loading } from '../Loading';
import { ZoomButtons } from '../zoom/ZoomButtons';
import { type LessonProgress, pageRanges } from './lessonRanges';
import { PdfPage } from './PdfPage';
import * as css from './PdfView.css';
import { usePages } from './usePages';
import { type PdfFailure, usePdf } from './usePdf';
import { words } from './words';

export interface PdfViewProps {
  url: string;
  /** The page to begin at, from 0. */
  startAt?: number | undefined;
  onProgress?: ((progress: LessonProgress) => void) | undefined;
  /** Who can replace a document that cannot be shown: a teacher when absent. */
  replacedBy?: ReplacedBy | undefined;
}

export type ReplacedBy = 'teacher' | 'reader' | 'sharer';

const whatToDo = {
  teacher: { pdfLocked: 'pdfLockedText', pdfBroken: 'pdfBrokenText', pdfUnreached: 'pdfUnreachedText' },
  reader: { pdfLocked: 'ownLockedText', pdfBroken: 'ownBrokenText', pdfUnreached: 'pdfUnreachedText' },
  sharer: { pdfLocked: 'sharedLockedText', pdfBroken: 'sharedBrokenText', pdfUnreached: 'pdfUnreachedText' },
} as const satisfies Record<ReplacedBy, Record<PdfFailure, string>>;

const failureIcons = { pdfLocked: LockIcon, pdfBroken: ErrorIcon, pdfUnreached: NoNetworkIcon } as const;

/** A PDF document, drawn page by page as it is scrolled. */
export function PdfView(props: PdfViewProps) {
  const [attempt, setAttempt] = useState(0);
  const pdf = usePdf(props.url, attempt);
  if (pdf.state === 'loading') return <Loading />;
  if (pdf.state === 'failed')
    return (
      <Failure
        failure={pdf.failure}
        text={words(whatToDo[props.replacedBy ?? 'teacher'][pdf.failure])}
        onRetry={() => setAttempt(attempt + 1)}
      />
    );
  return <Pages {...props} document={pdf.document} shape={pdf.shape} />;
}

function Failure({ failure, text, onRetry }: { failure: PdfFailure; text: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        tone="danger"
        icon={failureIcons[failure]}
        title={words(failure)}
        actions={
          failure === 'pdfUnreached' && (
            <Button icon={<Icon of={RetryIcon} />} onPress={onRetry}>
              {words('retry')}
            </Button>
          )
        }
      >
        {text}
      </EmptyState>
    </div>
  );
}

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
/** CSS pixels: a page of paper is not read more easily when it is wider. */
const widest = 900;

interface PagesProps extends PdfViewProps {
  document: PDFDocumentProxy;
  shape: number;
}

function Pages({ document, shape, startAt = 0, onProgress }: PagesProps) {
  const { numPages } = document;
  const list = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number | null>(null);
  const [zoom, setZoom] = useState<number>(1);
  const seen = useRef(new Set<number>());
  const { current, near, element } = usePages((page) => {
    seen.current.add(page - 1);
    onProgress?.({ position: page - 1, length: numPages, seen: pageRanges(seen.current) });
  });

  useEffect(() => {
    const holder = list.current;
    if (!holder) return undefined;
    const measure = new ResizeObserver(() => setRoom(Math.min(holder.clientWidth, widest)));
    measure.observe(holder);
    return () => measure.disconnect();
  }, []);

  const isPlaced = room !== null;
  useEffect(() => {
    if (!isPlaced || startAt === 0) return;
    list.current?.querySelector(`[data-page="${startAt + 1}"]`)?.scrollIntoView({ block: 'start' });
  }, [isPlaced, startAt]);

  return (
    <div className={css.view}>
      <div className={css.tools} role="group" aria-label={words('tools')}>
        <output className={css.place}>{words('page', { page: current, pages: numPages })}</output>
        <ZoomButtons zooms={zooms} zoom={zoom} onZoom={setZoom} />
      </div>
      <div ref={list} className={css.pages}>
        {room !== null &&
          Array.from({ length: numPages }, (_, index) => (
            <PdfPage
              key={index}
              document={document}
              number={index + 1}
              label={words('pageOf', { page: index + 1 })}
              width={Math.round(room * zoom)}
              shape={shape}
              isDrawn={near.has(index + 1)}
              element={element}
            />
          ))}
      </div>
    </div>
  );
}
