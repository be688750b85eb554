import { backToList } from '../../patterns/list/lastLists';

/** The list or the calendar from which an event was opened, whichever was open last. */
export const backToEvents = () => backToList('calendar', 'events');
