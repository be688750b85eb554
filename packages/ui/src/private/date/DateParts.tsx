import { CalendarDateTime } from '@internationalized/date';
import { useContext, type ClipboardEvent } from 'react';
import {
  DateFieldStateContext,
  DateInput,
  DateSegment,
  type DateFieldState,
} from 'react-aria-components/DateField';
import { TimeFieldStateContext, type TimeFieldState } from 'react-aria-components/TimeField';
import { useMessages } from '../../messages/useMessages';
import * as css from './DateParts.css';
import { datePartsMessages } from './DateParts.messages';
import { orderSegments } from './orderSegments';
import { readPastedDate } from './readPastedDate';
import { useTypedParts } from './useTypedParts';

interface DatePartsProps {
  className: string;
  /** Which of the two dates of a range. */
  slot?: 'start' | 'end' | undefined;
}

/** The segments of a date or time, in which a date can be pasted. Must be inside a react-aria field or picker. */
export function DateParts({ className, slot }: DatePartsProps) {
  return (
    <DateInput className={className} {...(slot && { slot })}>
      {(segment) => <AllAtTheFirst segment={segment} slot={slot ?? ''} />}
    </DateInput>
  );
}

type Segment = (DateFieldState | TimeFieldState)['segments'][number];

/** react-aria renders the segments one by one in the locale's order; this renders all in our order in place of the first. */
function AllAtTheFirst({ segment, slot }: { segment: Segment; slot: string }) {
  const date = useContext(DateFieldStateContext);
  const time = useContext(TimeFieldStateContext);
  const hints: Record<string, string> = useMessages(datePartsMessages);
  const segments = (date ?? time)?.segments ?? [];
  const isFirst = segment === segments[0];
  useTypedParts(slot, isFirst ? segments : null);
  if (!isFirst) return null;

  function paste(event: ClipboardEvent) {
    const read = date && readPastedDate(event.clipboardData.getData('text'));
    if (!read) return;
    const timed = date.granularity !== 'day';
    // A day without a time leaves the time as it is; without one the field would have to invent it.
    const hasTime = read instanceof CalendarDateTime;
    const next =
      timed && !hasTime ? date.value?.set({ year: read.year, month: read.month, day: read.day }) : read;
    if (!next) return;
    event.preventDefault();
    date.setValue(next);
  }

  return (
    <span className={css.all} onPaste={paste}>
      {orderSegments(segments).map((part) =>
        'sign' in part ? (
          <span key={part.key} aria-hidden="true" className={css.sign}>
            {part.sign}
          </span>
        ) : (
          <DateSegment key={part.key} segment={part.segment} className={css.segment}>
            {({ isPlaceholder, text, type }) => (isPlaceholder ? (hints[type] ?? text) : text)}
          </DateSegment>
        ),
      )}
    </span>
  );
}
