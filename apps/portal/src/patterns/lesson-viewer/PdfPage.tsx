import { type PDFDocumentProxy, TextLayer } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import * as css from './PdfView.css';

interface PdfPageProps {
  document: PDFDocumentProxy;
  /** From 1. */
  number: number;
  label: string;
  /** CSS pixels. */
  width: number;
  /** Height by width, until the page is known. */
  shape: number;
  /** Whether it is drawn: those in sight and near it. */
  isDrawn: boolean;
  element: (page: HTMLElement | null) => void;
}

/** Sharper than this costs memory without being seen. */
const sharpest = 2;

/** One page of a document: its picture, and its text over it. */
export function PdfPage({ document, number, label, width, shape, isDrawn, element }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<number | null>(null);
  const [scale, setScale] = useState(1);
  /** Whether its picture is there, or will never be. */
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    if (!isDrawn) return undefined;
    let isOver = false;
    let stop = () => {};
    const draw = async () => {
      const page = await document.getPage(number);
      const [picture, layer] = [canvas.current, text.current];
      if (isOver || !picture || !layer) return;
      const whole = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: width / whole.width });
      const sharpness = Math.min(window.devicePixelRatio, sharpest);
      setOwn(whole.height / whole.width);
      setScale(viewport.scale);
      picture.width = Math.floor(viewport.width * sharpness);
      picture.height = Math.floor(viewport.height * sharpness);
      const drawing = page.render({
        canvas: picture,
        viewport,
        transform: [sharpness, 0, 0, sharpness, 0, 0],
      });
      layer.replaceChildren();
      const words = new TextLayer({
        textContentSource: page.streamTextContent(),
        container: layer,
        viewport,
      });
      stop = () => {
        drawing.cancel();
        words.cancel();
      };
      await Promise.all([drawing.promise, words.render()]);
    };
    // A cancelled drawing rejects; a page that cannot be drawn stays white among the others.
    draw()
      .catch((error: unknown) => {
        if (!isOver) console.warn(`Page ${number} could not be drawn.`, error);
      })
      .finally(() => {
        if (!isOver) setReady(true);
      });
    return () => {
      isOver = true;
      stop();
      setReady(false);
    };
  }, [document, number, width, isDrawn]);

  return (
    <section
      ref={element}
      data-page={number}
      aria-label={label}
      aria-busy={!isReady}
      className={css.page}
      style={{
        inlineSize: width,
        blockSize: width * (own ?? shape),
        ['--total-scale-factor' as string]: String(scale),
      }}
    >
      {!isReady && <div aria-hidden="true" className={css.waiting} />}
      {isDrawn && (
        <>
          <canvas ref={canvas} aria-hidden="true" className={css.canvas} />
          <div ref={text} className={css.text} />
        </>
      )}
    </section>
  );
}
