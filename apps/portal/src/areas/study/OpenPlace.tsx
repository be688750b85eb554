import type { Study } from '@sen/api/contract/model';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Columns } from '@sen/ui/Columns';
import { EmptyState } from '@sen/ui/EmptyState';
import { Heading } from '@sen/ui/Heading';
import { CourseIcon, LockIcon, VideoIcon } from '@sen/ui/icons';
import { useState } from 'react';
import type { ActivityRecorder } from '../../activity/ActivityRecorder';
import { SessionCard } from '../../patterns/classes/SessionCard';
import { StudiedLesson } from './StudiedLesson';
import type { StudyPlace } from './studyPlaces';
import { words } from './words';

interface OpenPlaceProps {
  study: Study;
  place: StudyPlace;
  places: readonly StudyPlace[];
  recorder: ActivityRecorder | null;
  onPlaying: (isPlaying: boolean) => void;
  notCounted: string | null;
  completedAt: string | null;
}

/** A session of the class: its lesson, its online meetings, or why it is not open. */
export function OpenPlace({ study, place: { item }, places, ...rest }: OpenPlaceProps) {
  const heading = (
    <Heading level={1} focusable>
      {item.title}
    </Heading>
  );
  if (item.closed) {
    const first = places.find((other) => other.item.state === 'open' || other.item.state === 'started');
    return (
      <>
        {heading}
        <EmptyState
          icon={LockIcon}
          title={words('closedTitle')}
          actions={
            first && (
              <ButtonLink variant="primary" href={first.href}>
                {words('goTo')}
              </ButtonLink>
            )
          }
        >
          {item.closed.message}
        </EmptyState>
      </>
    );
  }
  if (item.lesson)
    return (
      <StudiedLesson {...rest} classroomId={study.classroom_id} item={item} isPreview={study.is_preview} />
    );
  if (item.kind === 'online') return <Meetings study={study} title={item.title} />;
  return (
    <>
      {heading}
      <EmptyState icon={CourseIcon} title={words('emptyTitle')}>
        {words('emptyText')}
      </EmptyState>
    </>
  );
}

/** The online meetings of the class, which belong to none of its sessions. */
function Meetings({ study, title }: { study: Study; title: string }) {
  const [now] = useState(() => Date.now());
  const meetings = study.online_classrooms;
  return (
    <>
      <Heading level={1} focusable>
        {title}
      </Heading>
      {meetings.length === 0 ? (
        <EmptyState icon={VideoIcon} title={words('noMeetings')}>
          {words('noMeetingsText')}
        </EmptyState>
      ) : (
        <Columns division="wide">
          {meetings.map((meeting) => (
            <SessionCard key={meeting.id} session={meeting} now={now} />
          ))}
        </Columns>
      )}
    </>
  );
}
