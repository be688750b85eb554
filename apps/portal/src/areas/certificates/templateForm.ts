import type {
  CertificateField,
  CertificateTemplate,
  CertificateTemplateDraft,
  Language,
  PageOrientation,
} from '@sen/api/contract/model';
import type { WholeTemplate } from '@sen/domain/certificates/checkTemplate';
import { fieldKinds } from '@sen/domain/certificates/fieldBox';
import { newField, newTemplate } from '@sen/domain/certificates/newTemplate';
import { type FieldReaders, readers } from '../../patterns/forms/readers';
import { language } from '../../words/runtime';

/** A template as edited. */
export interface TemplateForm {
  name: string;
  orientation: PageOrientation;
  lang: Language;
  valid_months: number | null;
  fields: readonly CertificateField[];
  /** The address of the saved picture; '' is none. */
  image: string;
  /** A picture to save with the template. */
  newImage: File | null;
}

export const kinds = Object.keys(fieldKinds) as readonly CertificateField['kind'][];

export const emptyTemplate = (): TemplateForm => ({ ...newTemplate(language()), image: '', newImage: null });

export function formOf(template: CertificateTemplate): TemplateForm {
  const { name, orientation, lang, valid_months, fields, image_cetificate } = template;
  return { name, orientation, lang, valid_months, fields, image: image_cetificate, newImage: null };
}

/** What is checked: the template without its picture. */
export function wholeOf({ name, orientation, lang, valid_months, fields }: TemplateForm): WholeTemplate {
  return { name, orientation, lang, valid_months, fields: [...fields] };
}

export function draftOf(form: TemplateForm): CertificateTemplateDraft {
  const { newImage } = form;
  return { ...wholeOf(form), ...(newImage && { image_cetificate: newImage }) };
}

const number = (stored: unknown, initial: number) => (typeof stored === 'number' ? stored : initial);

const readField = readers.record<CertificateField>({
  kind: readers.oneOf(kinds),
  x: number,
  y: number,
  width: number,
  size: number,
  align: readers.oneOf(['start', 'center', 'end']),
  bold: readers.flag,
  color: readers.text,
  text: readers.text,
});

export const templateReaders: FieldReaders<TemplateForm> = {
  name: readers.text,
  orientation: readers.oneOf(['landscape', 'portrait']),
  lang: readers.oneOf(['vi', 'en']),
  valid_months: readers.number,
  fields: readers.list(readField, newField('text', 'landscape')),
  image: readers.text,
  newImage: (stored, initial) => (stored instanceof File || stored === null ? stored : initial),
};
