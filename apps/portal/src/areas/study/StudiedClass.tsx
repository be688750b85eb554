import type { Study } from '@sen/api/contract/model';
import { Callout } from '@sen/ui/Callout';
import { StudyRoom } from '@sen/ui/StudyRoom';
import { useRef, useState } from 'react';
import { Redirect } from 'wouter';
import { signOutUnused } from '../../app/session/sessionEnd';
import { useUser } from '../../app/session/useUser';
import { href, type ParamsOf } from '../../routes/paths';
import { NothingOpen } from './NothingOpen';
import { OpenPlace } from './OpenPlace';
import { StillThere } from './StillThere';
import { addressOf, placeAt, placesOf, sectionsOf } from './studyPlaces';
import { useIdleGuard } from './useIdleGuard';
import { useOnline } from './useOnline';
import { useRecorded } from './useRecorded';
import { useStudyRecorder } from './useStudyRecorder';
import { words } from './words';

interface StudiedClassProps {
  study: Study;
  address: Partial<ParamsOf<'studyLesson'>>;
}

/** What a class teaches beside what is open of it. */
export function StudiedClass({ study, address }: StudiedClassProps) {
  const user = useUser();
  const isOnline = useOnline();
  const places = placesOf(study);
  const place = address.lessonId === undefined ? undefined : placeAt(study, address);
  const recorder = useStudyRecorder(user.id);
  const recorded = useRecorded(study, recorder, user.id);
  const [now] = useState(() => Date.now());
  const isPlaying = useRef(false);
  const room = useRef<HTMLDivElement>(null);
  const { secondsLeft, stay } = useIdleGuard({
    recorder,
    isPlaying: () => isPlaying.current,
    onAsk: () => {
      for (const medium of room.current?.querySelectorAll<HTMLMediaElement>('video, audio') ?? [])
        medium.pause();
    },
    onEnd: () => void signOutUnused(words('idleEnded')),
  });
  const setPlaying = (playing: boolean) => {
    isPlaying.current = playing;
    recorder?.setPlaying(playing);
  };

  if (address.lessonId === undefined) {
    const resumed = places.find(({ item }) => item.id === study.resume_session_id);
    if (resumed) return <Redirect to={resumed.href} replace />;
  } else if (!place) return <Redirect to={href('notFound')} replace />;
  // The parts of the address do not belong together.
  else if (place.href !== addressOf(address)) return <Redirect to={place.href} replace />;

  const at = place ? places.findIndex(({ item }) => item === place.item) : -1;
  return (
    <div ref={room}>
      <StudyRoom
        back={{ href: href('classroom', { cid: study.classroom_id }), label: study.classroom_name }}
        progress={study.is_preview ? undefined : study}
        sections={sectionsOf(study, places, now)}
        current={place?.item.id}
        previousHref={places[at - 1]?.href}
        nextHref={at < 0 ? undefined : places[at + 1]?.href}
      >
        {study.is_preview && <Callout>{words('preview')}</Callout>}
        {!isOnline && <Callout tone="waiting">{words('offline')}</Callout>}
        {place ? (
          <OpenPlace
            key={place.item.id}
            study={study}
            place={place}
            places={places}
            recorder={recorder}
            onPlaying={setPlaying}
            notCounted={recorded.notCounted}
            completedAt={recorded.completed.get(place.item.id) ?? null}
          />
        ) : (
          <NothingOpen study={study} places={places} />
        )}
      </StudyRoom>
      <StillThere secondsLeft={secondsLeft} onStay={stay} />
    </div>
  );
}
