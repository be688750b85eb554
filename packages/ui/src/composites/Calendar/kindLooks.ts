import {
  CalendarIcon,
  ClassIcon,
  DeviceIcon,
  ExamIcon,
  FlagIcon,
  MarkingIcon,
  PeopleIcon,
  type IconDrawing,
} from '../../icons';
import type { Tone } from '../../tokens/tones';
import type { EventKind } from './calendarEvent';

/** A kind is identified by its icon and its word; the colour is only an addition. */
export const kindLooks: Readonly<Record<EventKind, { icon: IconDrawing; tone: Tone }>> = {
  class: { icon: ClassIcon, tone: 'accent' },
  online: { icon: DeviceIcon, tone: 'info' },
  training: { icon: PeopleIcon, tone: 'success' },
  exam: { icon: ExamIcon, tone: 'attention' },
  survey: { icon: MarkingIcon, tone: 'info' },
  event: { icon: CalendarIcon, tone: 'neutral' },
  deadline: { icon: FlagIcon, tone: 'waiting' },
};
