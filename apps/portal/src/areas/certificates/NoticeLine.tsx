import { Icon } from '@sen/ui/Icon';
import { IconButton } from '@sen/ui/IconButton';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from '@sen/ui/icons';
import { Progress } from '@sen/ui/Progress';
import { Text } from '@sen/ui/Text';
import type { ReactNode } from 'react';
import { formatNumber } from '../../words/formats';
import { classWords as words } from './classWords';
import { focusTitle } from './focusTitle';
import * as css from './NoticeLine.css';

const icons = { info: InfoIcon, success: SuccessIcon, danger: ErrorIcon } as const;

interface NoticeLineProps {
  tone: keyof typeof icons;
  title: string;
  /** In a few words. */
  children?: ReactNode;
  progress?: { label: string; value: number; max: number };
  actions?: ReactNode;
  /** It ended while one looks on, and is announced. */
  live?: boolean;
  onClose?: () => void;
}

/** What a job does for the user, or has done, in one line above a list. */
export function NoticeLine({
  tone,
  title,
  children,
  progress,
  actions,
  live = false,
  onClose,
}: NoticeLineProps) {
  return (
    <div className={`${css.line} ${css.tone[tone]}`}>
      <span className={css.mark[tone]}>
        <Icon of={icons[tone]} />
      </span>
      <div className={css.words} role={live ? 'alert' : undefined}>
        <Text as="span" weight="semibold">
          {title}
        </Text>
        {children !== undefined && (
          <Text as="span" size="small" tone="muted">
            {children}
          </Text>
        )}
      </div>
      {progress && <Bar {...progress} />}
      {(actions !== undefined || onClose) && (
        <div className={css.actions}>
          {actions}
          {onClose && (
            <IconButton
              size="small"
              name={words('closeNotice', { title })}
              icon={<Icon of={CloseIcon} />}
              onPress={() => {
                focusTitle();
                onClose();
              }}
            />
          )}
        </div>
      )}
    </div>
  );
}

function Bar({ label, value, max }: { label: string; value: number; max: number }) {
  const text = words('ofAll', { count: formatNumber(value), total: formatNumber(max) });
  return (
    <div className={css.progress}>
      <Progress bare label={label} value={value} max={max} valueText={text} />
      <span aria-hidden="true">
        <Text as="span" size="small" tabular>
          {text}
        </Text>
      </span>
    </div>
  );
}
