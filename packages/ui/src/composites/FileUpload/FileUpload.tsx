import { useContext, useId, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { Button } from '../../components/Button/Button';
import { DropZone } from '../../components/DropZone/DropZone';
import { FileTrigger } from '../../components/FileTrigger/FileTrigger';
import { Icon } from '../../components/Icon/Icon';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { UploadIcon } from '../../icons';
import { locales } from '../../messages/languages';
import { useLanguage } from '../../messages/useLanguage';
import { useMessages } from '../../messages/useMessages';
import { FieldError, FieldLabel } from '../../private/field/Field';
import type { FieldState } from '../../private/field/FieldProps';
import { FormContext } from '../../private/field/FormContext';
import { useField } from '../../private/field/useField';
import * as css from './FileUpload.css';
import { fileUploadMessages, type FileUploadMessages } from './FileUpload.messages';
import { formatBytes } from '../../messages/formatBytes';
import { isUnfinished, settledSince, statesOf, type UploadItem } from './uploadItem';
import { UploadLine, type UploadActions } from './UploadLine';
import { refusalOf, type UploadRules } from './uploadRules';

export type { UploadItem, UploadState } from './uploadItem';
export { refusalOf, type UploadRefusal, type UploadRules } from './uploadRules';

export interface FileUploadProps extends UploadRules, UploadActions, FieldState {
  /** The field's name: 'Video bài giảng'. Its `description` is shown in addition to the file types and the size limit. */
  label: string;
  /** The uploads and their progress, kept by the caller. */
  items: readonly UploadItem[];
  /** Receives accepted files; refused ones are shown with their reason. */
  onAdd: (files: File[]) => void;
  /** Without it there is one file, which a new one replaces. */
  multiple?: boolean | undefined;
  messages?: Partial<FileUploadMessages> | undefined;
}

/** As many kinds as a message names. */
const fewKinds = 4;

/** Selects files and shows their upload progress. It uploads nothing itself. */
export function FileUpload({ items, label, multiple = false, ...props }: FileUploadProps) {
  const { accept, maxBytes, onAdd, onRemove, onPause, onResume, onRetry } = props;
  const words = useMessages(fileUploadMessages, props.messages);
  const language = useLanguage();
  const locale = locales[language];
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef<{ id: string; place: number } | null>(null);
  const [refused, setRefused] = useState<readonly UploadItem[]>([]);
  const [known, setKnown] = useState(() => ({ items, states: statesOf(items) }));
  const [announcement, announce] = useState('');

  if (known.items !== items) {
    setKnown({ items, states: statesOf(items) });
    const news = settledSince(known.states, items).map(announcementOf);
    if (news.length > 0) announce(news.join(' '));
  }

  function announcementOf({ name, state, reason }: UploadItem): string {
    if (state === 'done') return words.announceDone(name);
    return words.announceFailed(name, reason ?? (state === 'failed' ? words.failed : words.refused));
  }

  // A removed line or button loses the focus: a neighbour gets it.
  useLayoutEffect(() => {
    const last = focused.current;
    if (!last || !root.current || document.activeElement !== document.body) return;
    const lines = [...root.current.querySelectorAll<HTMLElement>('[data-upload]')];
    const line = lines.find((one) => one.dataset['upload'] === last.id) ?? lines[last.place] ?? lines.at(-1);
    const buttons = (line ?? root.current).querySelectorAll<HTMLElement>('button');
    buttons[buttons.length - 1]?.focus();
  });

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const line = target.closest<HTMLElement>('[data-upload]');
    const lines = [...(root.current?.querySelectorAll('[data-upload]') ?? [])];
    const id = line?.dataset['upload'];
    focused.current = line && id !== undefined ? { id, place: lines.indexOf(line) } : null;
  }

  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  const kinds = accept?.length ? list.format(accept) : undefined;
  const limit = maxBytes === undefined ? undefined : formatBytes(maxBytes, locale);
  const reasons = {
    // The chooser names them all; a long list is not read a second time in the message.
    kind: (accept ?? []).length > fewKinds ? words.otherKind : words.badKind(kinds ?? ''),
    size: words.tooBig(limit ?? ''),
    empty: words.emptyFile,
  };

  function add(files: File[]) {
    const judged = files.map((file) => ({ file, refusal: refusalOf(file, { accept, maxBytes }) }));
    const taken = judged.flatMap(({ file, refusal }) => (refusal ? [] : [file]));
    const left = judged.flatMap(({ file, refusal }, place): UploadItem[] =>
      refusal
        ? [
            {
              id: `refused ${place} ${file.name}`,
              name: file.name,
              size: file.size,
              state: 'refused',
              reason: reasons[refusal],
            },
          ]
        : [],
    );
    setRefused(left);
    if (left.length > 0) announce(left.map(announcementOf).join(' '));
    if (taken.length > 0) onAdd(multiple ? taken : taken.slice(0, 1));
  }

  const replaces = !multiple && items.length > 0;
  const help = [
    props.description,
    kinds !== undefined && words.kinds(kinds),
    limit !== undefined && words.limit(limit),
    !multiple && words.onlyOne,
  ]
    .filter(Boolean)
    .join(' ');

  const own = useId();
  // Also a field without a name shows that a file is on its way.
  const errorNames = props.errorNames ?? [props.name ?? own];
  const [name = own] = errorNames;
  const { ids, error, described, disabled, place } = useField({
    ...props,
    label,
    description: help,
    errorNames,
  });
  const { registerUnfinished } = useContext(FormContext);
  const waits = items.some(isUnfinished);
  useLayoutEffect(
    () => (waits ? registerUnfinished?.(name, words.unfinished) : undefined),
    [waits, registerUnfinished, name, words.unfinished],
  );
  const chooser = (
    <div className={css.chooser}>
      {replaces ? (
        <div className={css.replace}>
          <FileTrigger accept={accept} onFiles={add}>
            <Button disabled={disabled} describedBy={described} icon={<Icon of={UploadIcon} />}>
              {words.replace}
            </Button>
          </FileTrigger>
          <span id={ids.description} className={css.help}>
            {help}
          </span>
        </div>
      ) : (
        <DropZone
          label={multiple ? words.dropMany : words.dropOne}
          description={<span id={ids.description}>{help}</span>}
          chooseLabel={words.choose}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          describedBy={described}
          invalid={error !== undefined}
          onFiles={add}
        />
      )}
      <FieldError id={ids.error} place={place}>
        {error}
      </FieldError>
    </div>
  );

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- a fieldset belongs to a form; the handlers only note where the focus is
    <div
      ref={root}
      role="group"
      aria-labelledby={ids.label}
      className={css.whole}
      onFocus={onFocus}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) focused.current = null;
      }}
    >
      <FieldLabel ids={ids} native={false} required={props.required}>
        {label}
      </FieldLabel>
      {!replaces && chooser}
      {refused.length + items.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of lists without bullets
        <ul role="list" aria-label={words.uploads} className={css.list}>
          {refused.map((item) => (
            <UploadLine
              key={item.id}
              item={item}
              words={words}
              onRemove={(id) => setRefused(refused.filter((one) => one.id !== id))}
            />
          ))}
          {items.map((item) => (
            <UploadLine
              key={item.id}
              item={item}
              words={words}
              onPause={onPause}
              onResume={onResume}
              onRetry={onRetry}
              onRemove={onRemove}
            />
          ))}
        </ul>
      )}
      {replaces && chooser}
      <output className={visuallyHidden}>{announcement}</output>
    </div>
  );
}
