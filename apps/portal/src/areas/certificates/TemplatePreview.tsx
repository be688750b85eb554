import type { CertificateField } from '@sen/api/contract/model';
import { fieldBox, movedOntoPage, pageSizes } from '@sen/domain/certificates/fieldBox';
import { fieldText } from '@sen/domain/certificates/fieldText';
import { sampleFacts, type SampleName } from '@sen/domain/certificates/sampleFacts';
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { formatNumber } from '../../words/formats';
import { DrawnField } from './DrawnField';
import * as css from './TemplatePreview.css';
import type { TemplateForm } from './templateForm';
import { useMeasure } from './useMeasure';
import { words } from './words';

interface TemplatePreviewProps {
  value: TemplateForm;
  /** 1 fits its place; a larger page is scrolled. */
  zoom: number;
  sample: SampleName;
  chosen: number;
  onChoose: (index: number) => void;
  onMove: (index: number, place: { x: number; y: number }) => void;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The page with example facts; each field is a button that pointer and arrow keys move. */
export function TemplatePreview({ value, zoom, sample, chosen, onChoose, onMove }: TemplatePreviewProps) {
  const page = pageSizes[value.orientation];
  const image = useImage(value);
  const measure = useMeasure();
  const [now] = useState(() => new Date());
  const facts = sampleFacts(sample, now);
  const drawing = useRef<SVGSVGElement>(null);
  const grip = useRef<{ x: number; y: number } | null>(null);

  const move = (index: number, field: CertificateField, x: number, y: number) =>
    onMove(index, movedOntoPage({ ...fieldBox(field), x, y }, page));

  function placeOf(event: PointerEvent): { x: number; y: number } {
    const { left, top, width } = drawing.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1 };
    const scale = page.width / width;
    return { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale };
  }

  function press(event: KeyboardEvent, index: number, field: CertificateField): void {
    const arrow = arrows[event.key];
    if (event.key === 'Enter' || event.key === ' ') onChoose(index);
    else if (!arrow) return;
    event.preventDefault();
    if (!arrow) return;
    const step = event.shiftKey ? 10 : 1;
    onChoose(index);
    move(index, field, field.x + arrow[0] * step, field.y + arrow[1] * step);
  }

  return (
    <div className={css.place}>
      <svg
        ref={drawing}
        role="group"
        aria-label={words('page')}
        viewBox={`0 0 ${page.width} ${page.height}`}
        className={css.page}
        style={{
          ['--zoom' as string]: String(zoom),
          ['--shape' as string]: String(page.width / page.height),
        }}
      >
        {image !== null && (
          <image href={image} width={page.width} height={page.height} preserveAspectRatio="none" />
        )}
        {value.fields.map((field, index) => (
          <g
            // oxlint-disable-next-line react/no-array-index-key -- fields have no id, and a place of their own
            key={index}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- HTML has no button in a drawing
            role="button"
            tabIndex={0}
            className={css.field}
            aria-pressed={index === chosen}
            aria-label={words('fieldAt', {
              name: nameOf(field, fieldText(field, facts, value.lang)),
              x: formatNumber(field.x),
              y: formatNumber(field.y),
            })}
            onKeyDown={(event) => press(event, index, field)}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              const { x, y } = placeOf(event);
              grip.current = { x: x - field.x, y: y - field.y };
              onChoose(index);
            }}
            onPointerMove={(event) => {
              if (!grip.current) return;
              const { x, y } = placeOf(event);
              move(index, field, Math.round(x - grip.current.x), Math.round(y - grip.current.y));
            }}
            onPointerUp={() => {
              grip.current = null;
            }}
            onPointerCancel={() => {
              grip.current = null;
            }}
          >
            <rect {...fieldBox(field)} className={css.frame} />
            <DrawnField
              field={field}
              text={fieldText(field, facts, value.lang)}
              measure={measure(field.bold)}
            />
          </g>
        ))}
      </svg>
    </div>
  );
}

/** A field by what it is and by what it shows. */
function nameOf({ kind }: CertificateField, text: string): string {
  const shown = text.split(/\s+/).join(' ');
  if (kind === 'text') return shown;
  return shown === '' ? words(kind) : words('shownField', { kind: words(kind), text: shown });
}

/** The address of the picture, also of one that is not saved yet. */
function useImage({ newImage, image }: TemplateForm): string | null {
  const address = useMemo(() => (newImage ? URL.createObjectURL(newImage) : null), [newImage]);
  useEffect(() => () => (address === null ? undefined : URL.revokeObjectURL(address)), [address]);
  return address ?? (image || null);
}
