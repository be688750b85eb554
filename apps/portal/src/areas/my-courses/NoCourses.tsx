import { Button } from '@sen/ui/Button';
import { EmptyState } from '@sen/ui/EmptyState';
import { CourseIcon, SearchIcon } from '@sen/ui/icons';
import type { ReactNode } from 'react';
import { type CourseListName, courseListPlace } from './courseLists';
import { words } from './words';

interface NoCoursesProps {
  list: CourseListName;
  /** Whether a search or filters leave nothing. */
  narrowed: boolean;
  onClear: () => void;
  /** For students: where to register, or to find a free course. */
  register: ReactNode;
}

/** Why a list of own courses is empty, and what to do. */
export function NoCourses({ list, narrowed, onClear, register }: NoCoursesProps) {
  if (narrowed)
    return (
      <EmptyState
        icon={SearchIcon}
        title={words('noneFound')}
        actions={<Button onPress={onClear}>{words('clear')}</Button>}
      >
        {words('noneFoundText')}
      </EmptyState>
    );
  const text = emptyText(list, Boolean(register));
  return (
    <EmptyState icon={CourseIcon} title={words(courseListPlace(list).empty)} actions={register || undefined}>
      {words(text)}
    </EmptyState>
  );
}

function emptyText(list: CourseListName, isStudent: boolean) {
  if (list === 'myCourses') return isStudent ? 'emptyStudent' : 'emptyManaged';
  return list === 'coursesFree' && isStudent ? 'emptyFreeText' : 'emptyOthers';
}
