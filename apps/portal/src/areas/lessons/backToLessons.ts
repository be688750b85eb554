import { backToList } from '../../patterns/list/lastLists';

/** The link back to the list of lessons that was open last, with its search and filters. */
export const backToLessons = () => backToList('myLessons', 'generalLessons', 'projectLessons');
