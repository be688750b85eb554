import { backToList, lastListBelow } from '../../patterns/list/lastLists';
import { href } from '../../routes/paths';

/** The list, the calendar or the organizer from which an event was opened, whichever was open last. */
export const backToEvents = () =>
  lastListBelow(href('organizers'), href('calendar'), href('events')) ?? backToList('calendar');
