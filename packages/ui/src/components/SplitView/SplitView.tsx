import { useId, useState, type ReactNode } from 'react';
import { BackIcon } from '../../icons';
import { useLanguage } from '../../messages/useLanguage';
import { formatShare } from '../../private/formatPercent';
import { useMessages } from '../../messages/useMessages';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { boundShare } from './share';
import * as css from './SplitView.css';
import { splitViewMessages } from './SplitView.messages';
import { useSeparator } from './useSeparator';

export const splitPanes = ['start', 'end'] as const;

export interface SplitPane {
  /** The name of the pane. */
  title: string;
  content: ReactNode;
}

export interface SplitViewProps {
  /** The name of the separator: 'Độ rộng danh sách'. */
  label: string;
  start: SplitPane;
  end: SplitPane;
  /** Share of the first pane in the total width, from 0 (collapsed) to 1. */
  share?: number | undefined;
  defaultShare?: number | undefined;
  /** Called while the separator moves; the caller stores the share. */
  onResize?: ((share: number) => void) | undefined;
  /** Range of the share: 0.2 to 0.8 by default. */
  min?: number | undefined;
  max?: number | undefined;
  /** The visible pane where there is room for only one. */
  shown?: (typeof splitPanes)[number] | undefined;
  /** Called to go back from the second pane to the first, where only one is visible. */
  onBack: () => void;
}

/** Two panes with a movable separator. */
export function SplitView({
  label,
  start,
  end,
  defaultShare = 0.35,
  onResize,
  min = 0.2,
  max = 0.8,
  shown = 'start',
  onBack,
  ...props
}: SplitViewProps) {
  const id = useId();
  const words = useMessages(splitViewMessages);
  const language = useLanguage();
  const [own, setOwn] = useState(defaultShare);
  const bounds = { min, max };
  const given = props.share ?? own;
  const share = given === 0 ? 0 : boundShare(given, bounds);
  const separator = useSeparator({
    share,
    bounds,
    onResize: (next) => {
      setOwn(next);
      onResize?.(next);
    },
  });

  return (
    <div className={css.split}>
      <section
        id={id}
        aria-label={start.title}
        className={css.pane}
        data-place="start"
        data-shown={shown === 'start' ? '' : undefined}
        data-collapsed={share === 0 ? '' : undefined}
        style={{ flexBasis: percentage(share) }}
      >
        {start.content}
      </section>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a movable separator is a control */}
      <div
        role="separator"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
        tabIndex={0}
        aria-label={label}
        aria-controls={id}
        aria-orientation="vertical"
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={share === 0 ? words.collapsed : formatShare(share, language)}
        className={css.separator}
        data-moving={separator.moving ? '' : undefined}
        {...separator.handlers}
      />
      <section
        aria-label={end.title}
        className={css.pane}
        data-place="end"
        data-shown={shown === 'end' ? '' : undefined}
      >
        <div className={css.back}>
          <Button
            variant="quiet"
            size="small"
            icon={<Icon of={BackIcon} size="small" directed />}
            onPress={onBack}
          >
            {words.back(start.title)}
          </Button>
        </div>
        {end.content}
      </section>
    </div>
  );
}

const percentage = (share: number) => `${share * 100}%`;
