import { lazy, Suspense, useState } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { locales } from '../../messages/languages';
import { useLanguage } from '../../messages/useLanguage';
import { useMessages } from '../../messages/useMessages';
import { Field } from '../../private/field/Field';
import type { FieldName, FieldState } from '../../private/field/FieldProps';
import { useField } from '../../private/field/useField';
import { Skeleton } from '../Skeleton/Skeleton';
import { characterCount } from './characterCount';
import * as css from './RichTextEditor.css';
import type { RichTextPictures } from './pictures';
import { richTextEditorMessages, type RichTextEditorMessages } from './RichTextEditor.messages';

export type { RichTextEditorMessages } from './RichTextEditor.messages';
export type { RichTextPictures, WrittenPicture } from './pictures';

export type RichTextEditorProps = FieldName &
  FieldState & {
    /** HTML; it is sanitised before it is shown. */
    value?: string | undefined;
    defaultValue?: string | undefined;
    /** Called with sanitised HTML, '' when empty. */
    onChange?: ((html: string) => void) | undefined;
    onBlur?: (() => void) | undefined;
    readOnly?: boolean | undefined;
    /** Maximum number of characters, without markup. Typing beyond it is possible; the counter shows the excess. */
    limit?: number | undefined;
    /** Allowed origins of images besides `data:`, as of RichText. */
    imageOrigins?: readonly string[] | undefined;
    /** How pictures are added: by the tool, pasted or dropped. Without it there are no tools for them. */
    pictures?: RichTextPictures | undefined;
    messages?: Partial<RichTextEditorMessages> | undefined;
  };

const WritingArea = lazy(() => import('./WritingArea').then((file) => ({ default: file.WritingArea })));

/** Rich text with headings, lists, links and marks. The editor's code is loaded when it is rendered. */
export function RichTextEditor({
  value,
  defaultValue = '',
  onChange,
  onBlur,
  readOnly = false,
  limit,
  imageOrigins,
  pictures,
  ...props
}: RichTextEditorProps) {
  const words = useMessages(richTextEditorMessages, props.messages);
  const field = useField(props);
  const { ids, disabled, error, described } = field;
  const [own, setOwn] = useState(defaultValue);
  const [written, setWritten] = useState<string | null>(null);
  const html = value ?? own;
  const labelledBy = props.label === undefined ? props['aria-labelledby'] : ids.label;
  const attributes = {
    id: ids.control,
    role: 'textbox',
    'aria-multiline': 'true',
    tabindex: disabled ? '-1' : '0',
    ...(props['aria-label'] === undefined ? undefined : { 'aria-label': props['aria-label'] }),
    ...(labelledBy === undefined ? undefined : { 'aria-labelledby': labelledBy }),
    ...(described === undefined ? undefined : { 'aria-describedby': described }),
    ...(error ? { 'aria-invalid': 'true' } : undefined),
    ...(props.required ? { 'aria-required': 'true' } : undefined),
    ...(readOnly ? { 'aria-readonly': 'true' } : undefined),
    ...(disabled ? { 'aria-disabled': 'true' } : undefined),
  };
  const name = props.label ?? props['aria-label'];

  return (
    <Field
      {...field}
      label={props.label}
      description={props.description}
      required={props.required}
      native={false}
      aside={
        limit !== undefined && (
          <Counter length={characterCount(written ?? plain(html))} limit={limit} words={words} />
        )
      }
    >
      <div
        className={css.frame}
        data-disabled={disabled || undefined}
        data-invalid={error ? true : undefined}
      >
        <Suspense
          fallback={
            <div className={css.waiting} role="status">
              <span className={visuallyHidden}>{words.loading}</span>
              <Skeleton lines={4} />
            </div>
          }
        >
          <WritingArea
            attributes={attributes}
            id={ids.control}
            toolbarLabel={name === undefined ? words.toolbarAlone : words.toolbar(name)}
            value={html}
            disabled={disabled}
            readOnly={readOnly}
            imageOrigins={imageOrigins}
            pictures={pictures}
            words={words}
            onBlur={onBlur}
            onChange={(next, text) => {
              setOwn(next);
              setWritten(text);
              onChange?.(next);
            }}
          />
        </Suspense>
        {props.name !== undefined && (
          <input type="hidden" name={props.name} value={html} disabled={disabled} />
        )}
      </div>
    </Field>
  );
}

/** The text of HTML, before the editor is loaded and can count it. */
function plain(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '').replaceAll(/&[a-z]+;|&#\d+;/g, '·');
}

interface CounterProps {
  length: number;
  limit: number;
  words: RichTextEditorMessages;
}

/** Announced only near and beyond the limit: a count on every keystroke would interrupt typing. */
function Counter({ length, limit, words }: CounterProps) {
  const number = new Intl.NumberFormat(locales[useLanguage()]);
  const left = limit - length;
  const over = left < 0 ? words.tooLong(number.format(-left)) : '';
  return (
    <div className={css.counter} data-over={left < 0 || undefined}>
      {words.countOf(number.format(length), number.format(limit))}
      {over !== '' && ` · ${over}`}
      <output className={visuallyHidden}>
        {over !== '' ? over : left <= 20 ? words.left(number.format(left)) : ''}
      </output>
    </div>
  );
}
