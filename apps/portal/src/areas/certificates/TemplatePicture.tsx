import type { CertificateLook } from '@sen/api/contract/model';
import { pageSizes } from '@sen/domain/certificates/fieldBox';
import { fieldText } from '@sen/domain/certificates/fieldText';
import { sampleFacts } from '@sen/domain/certificates/sampleFacts';
import { useState } from 'react';
import { courseWords as words } from './courseWords';
import { DrawnField } from './DrawnField';
import * as css from './TemplatePreview.css';
import { useMeasure } from './useMeasure';

/** What a certificate looks like, with example facts. */
export function TemplatePicture({ look, name }: { look: CertificateLook; name: string }) {
  const { image_cetificate, orientation, lang, fields } = look;
  const page = pageSizes[orientation];
  const measure = useMeasure();
  const [now] = useState(() => new Date());
  const facts = sampleFacts('usual', now);
  return (
    <svg
      role="img"
      aria-label={words('preview', { name })}
      viewBox={`0 0 ${page.width} ${page.height}`}
      className={css.picture}
    >
      <image href={image_cetificate} width={page.width} height={page.height} preserveAspectRatio="none" />
      {fields.map((field, index) => (
        <DrawnField
          // oxlint-disable-next-line react/no-array-index-key -- fields have no id, and a place of their own
          key={index}
          field={field}
          text={fieldText(field, facts, lang)}
          measure={measure(field.bold)}
        />
      ))}
    </svg>
  );
}
