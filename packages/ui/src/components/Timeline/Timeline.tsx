import type { ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages';
import { classes } from '../../private/classes';
import type { Tone } from '../../tokens/tones';
import * as css from './Timeline.css';
import { timelineMessages } from './Timeline.messages';

export interface TimelineItem {
  id: string;
  /** The event; understandable without the tone or the icon. */
  title: ReactNode;
  /** The formatted time. */
  time: string;
  /** The same time in ISO 8601. */
  dateTime?: string | undefined;
  tone?: Tone | undefined;
  /** Replaces the dot. */
  icon?: ReactNode;
  content?: ReactNode;
}

export interface TimelineProps {
  /** The name of the list. */
  label: string;
  /** In display order. */
  items: readonly TimelineItem[];
}

/** A list of events in order. */
export function Timeline({ label, items }: TimelineProps) {
  const words = useMessages(timelineMessages);
  if (items.length === 0) return <p className={css.empty}>{words.empty}</p>;
  return (
    <ol aria-label={label} className={css.list}>
      {items.map(({ id, title, time, dateTime, tone = 'neutral', icon, content }) => (
        <li key={id} className={css.item}>
          <span aria-hidden="true" className={classes(css.place, icon !== undefined && css.iconTone[tone])}>
            {icon ?? <span className={classes(css.dot, css.dotTone[tone])} />}
          </span>
          <div className={css.words}>
            <span className={css.title}>{title}</span>
            <time dateTime={dateTime} className={css.time}>
              {time}
            </time>
            {content !== undefined && <div className={css.content}>{content}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
