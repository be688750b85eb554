import { Icon } from '../../components/Icon/Icon';
import { IconButton } from '../../components/IconButton/IconButton';
import { Progress } from '../../components/Progress/Progress';
import {
  CloseIcon,
  DeleteIcon,
  ErrorIcon,
  FileIcon,
  PauseIcon,
  PlayIcon,
  RetryIcon,
  SuccessIcon,
} from '../../icons';
import { locales } from '../../messages/languages';
import { useLanguage } from '../../messages/useLanguage';
import * as css from './FileUpload.css';
import type { FileUploadMessages } from './FileUpload.messages';
import { formatBytes } from '../../messages/formatBytes';
import { formatTimeLeft } from './formatTimeLeft';
import type { UploadItem } from './uploadItem';

export interface UploadActions {
  onPause?: ((id: string) => void) | undefined;
  onResume?: ((id: string) => void) | undefined;
  onRetry?: ((id: string) => void) | undefined;
  /** Cancels a running upload, or removes a finished one. */
  onRemove: (id: string) => void;
}

interface UploadLineProps extends UploadActions {
  item: UploadItem;
  words: FileUploadMessages;
}

const marks = { done: SuccessIcon, failed: ErrorIcon, refused: ErrorIcon };

export function UploadLine({ item, words, onRemove, ...actions }: UploadLineProps) {
  const locale = locales[useLanguage()];
  const { id, name, state } = item;
  const sent = Math.min(item.sent ?? 0, item.size);
  const running = state === 'queued' || state === 'uploading' || state === 'paused';
  const Mark = running ? FileIcon : marks[state];
  const bytes = [formatBytes(sent, locale), formatBytes(item.size, locale)] as const;
  const time =
    item.note ??
    (item.secondsLeft === undefined ? undefined : words.timeLeft(formatTimeLeft(item.secondsLeft, locale)));
  const stateText = {
    queued: `${words.queued}, ${bytes[1]}`,
    uploading: [words.uploading(...bytes), time].filter(Boolean).join(', '),
    paused: words.paused(...bytes),
    done: `${words.done}, ${bytes[1]}`,
    failed: item.reason ?? words.failed,
    refused: item.reason ?? words.refused,
  }[state];
  const main = mainAction(item, words, actions);
  const away = running ? words.cancel(name) : state === 'refused' ? words.dismiss(name) : words.remove(name);

  return (
    <li data-upload={id} data-state={state} className={css.line}>
      <span className={css.mark[state]}>
        <Icon of={Mark} />
      </span>
      <div className={css.body}>
        <span className={css.name}>{name}</span>
        <span className={css.note}>{stateText}</span>
        {running && (
          <Progress
            bare
            label={words.progress(name)}
            value={sent}
            max={item.size}
            tone={state === 'paused' ? 'waiting' : 'accent'}
          />
        )}
      </div>
      <span className={css.buttons}>
        {main && (
          <IconButton size="small" name={main.name} icon={<Icon of={main.icon} />} onPress={main.run} />
        )}
        <IconButton
          size="small"
          name={away}
          icon={<Icon of={state === 'done' || state === 'failed' ? DeleteIcon : CloseIcon} />}
          onPress={() => onRemove(id)}
        />
      </span>
    </li>
  );
}

/** One button for pause, resume and retry: the same element, so that it keeps the focus. */
function mainAction(item: UploadItem, words: FileUploadMessages, actions: Omit<UploadActions, 'onRemove'>) {
  const { id, name, state } = item;
  const { onPause, onResume, onRetry } = actions;
  if (state === 'uploading' && onPause)
    return { name: words.pause(name), icon: PauseIcon, run: () => onPause(id) };
  if (state === 'paused' && onResume)
    return { name: words.resume(name), icon: PlayIcon, run: () => onResume(id) };
  if (state === 'failed' && onRetry)
    return { name: words.retry(name), icon: RetryIcon, run: () => onRetry(id) };
  return undefined;
}
