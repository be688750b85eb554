import type { Class } from '@sen/api/contract/model';
import { classContent } from '@sen/domain/classes/classContent';
import { Select } from '@sen/ui/Select';
import { useMemo } from 'react';
import type { Fields } from '../forms/Fields';
import type { AssignmentForm } from './assignmentDraft';
import { assignWords as words } from './assignWords';
import { numbered } from './numbered';

const wholeClass = 'class';

interface PlaceFieldProps {
  classroom: Class;
  fields: Fields<AssignmentForm>;
}

/** Where in a class the exam belongs: to the whole class, a chapter or a session. */
export function PlaceField({ classroom, fields: { value, change } }: PlaceFieldProps) {
  const { chapters } = useMemo(() => classContent(classroom), [classroom]);
  const { chapter_id, session_id } = value.place;
  if (chapters.length === 0) return null;
  const options = chapters.flatMap((chapter) => [
    { value: chapter.id, label: numbered(chapter), description: words('chapter') },
    ...chapter.sessions.map((session) => ({
      value: session.id,
      label: numbered(session, chapter),
      description: words('session'),
    })),
  ]);

  function choose(id: string) {
    if (id === wholeClass) return change({ place: {} });
    const isChapter = chapters.some((chapter) => chapter.id === id);
    return change({ place: isChapter ? { chapter_id: id } : { session_id: id }, is_final: false });
  }

  return (
    <Select
      name={session_id === undefined ? 'chapter_id' : 'session_id'}
      label={words('place')}
      description={words('placeHelp')}
      value={chapter_id ?? session_id ?? wholeClass}
      options={[{ value: wholeClass, label: words('placeWhole') }, ...options]}
      onChange={choose}
    />
  );
}
