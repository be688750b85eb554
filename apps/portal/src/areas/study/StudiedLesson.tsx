import type { StudiedLesson as Lesson, StudyItem } from '@sen/api/contract/model';
import { studyQueries } from '@sen/api/resources/study/studyQueries';
import { isCompleted } from '@sen/domain/study/lessonProgress';
import { Callout } from '@sen/ui/Callout';
import { Heading } from '@sen/ui/Heading';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { Text } from '@sen/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ActivityRecorder } from '../../activity/ActivityRecorder';
import { LessonViewer } from '../../patterns/lesson-viewer/LessonViewer';
import { lengthOf, type LessonProgress } from '../../patterns/lesson-viewer/lessonRanges';
import { Loaded } from '../../patterns/Loaded';
import { Loading } from '../../patterns/Loading';
import { href } from '../../routes/paths';
import { formatDateTime } from '../../words/formats';
import { StudiedPackage } from './StudiedPackage';
import { useStudiedPlace } from './useStudyRecorder';
import { words } from './words';

interface StudiedLessonProps {
  classroomId: string;
  item: StudyItem;
  isPreview: boolean;
  recorder: ActivityRecorder | null;
  /** Why the server does not count the time, in the user's language. */
  notCounted: string | null;
  /** When it was completed since it was opened. */
  completedAt: string | null;
  onPlaying: (isPlaying: boolean) => void;
}

const rules = {
  video: 'ruleMedia',
  audio: 'ruleMedia',
  document: 'ruleDocument',
  package: 'rulePackage',
  picture: 'ruleLook',
  other: 'ruleLook',
} as const satisfies Record<Lesson['kind'], string>;

/** A lesson that is open, from where it was left on any device. */
export function StudiedLesson(props: StudiedLessonProps) {
  const query = useQuery(studyQueries.lesson(props.classroomId, props.item.id));
  return (
    <Stack gap="xs">
      <Heading level={1} focusable>
        {props.item.title}
      </Heading>
      <Loaded query={query} loading={<Loading titled />}>
        {({ data }) => (
          <OpenLesson
            key={data.package?.path}
            {...props}
            lesson={data}
            onOpenAgain={() => void query.refetch()}
          />
        )}
      </Loaded>
    </Stack>
  );
}

function OpenLesson({
  classroomId,
  item,
  isPreview,
  recorder,
  notCounted,
  completedAt,
  onPlaying,
  lesson,
  onOpenAgain,
}: StudiedLessonProps & { lesson: Lesson; onOpenAgain: () => void }) {
  const completed = completedAt ?? lesson.completed_at;
  const place = { classroom_id: classroomId, session_id: item.id };
  useStudiedPlace(recorder, isPreview ? null : place);
  const onProgress = useProgress(recorder, lesson, completed !== null || isPreview);
  return (
    <Stack gap="m">
      <Inline gap="s">
        {completed === null ? (
          <Text tone="muted">{words(item.counts ? rules[lesson.kind] : 'ruleUnplayable')}</Text>
        ) : (
          <StatusBadge tone="success">{words('completed', { time: formatDateTime(completed) })}</StatusBadge>
        )}
      </Inline>
      {notCounted !== null && (
        <Callout tone="waiting" title={words('notCounted')}>
          {notCounted}
        </Callout>
      )}
      <LessonViewer
        attachments={lesson.attachments}
        link={lesson.link}
        mainView={
          lesson.package === null ? undefined : (
            <StudiedPackage
              place={place}
              launched={lesson.package}
              progress={lesson.package_progress}
              recorder={recorder}
              onOpenAgain={onOpenAgain}
            />
          )
        }
        startAt={lesson.position}
        onPlaying={onPlaying}
        onProgress={onProgress}
        replaceHref={isPreview && item.lesson ? href('lessonEdit', { lessonid: item.lesson.id }) : undefined}
      />
    </Stack>
  );
}

/** Milliseconds between two looks whether a lesson is completed, and between two reports that it is. */
const lookEvery = 1_000;
const reportEvery = 5_000;

/** Records what was seen, and reports at once when it completes the lesson. */
function useProgress(recorder: ActivityRecorder | null, lesson: Lesson, isDone: boolean) {
  const latest = useRef<LessonProgress | null>(null);
  useEffect(() => {
    if (!recorder || isDone) return undefined;
    let reportedAt = -reportEvery;
    const timer = setInterval(() => {
      const { kind, duration_seconds, length, seen, active_seconds } = lesson;
      const facts = {
        kind,
        duration: duration_seconds,
        length: latest.current?.length ?? length,
        seen: lengthOf([...seen, ...(latest.current?.seen ?? [])]),
        active: active_seconds + recorder.seconds(),
      };
      if (!isCompleted(facts) || performance.now() - reportedAt < reportEvery) return;
      reportedAt = performance.now();
      void recorder.report();
    }, lookEvery);
    return () => clearInterval(timer);
  }, [recorder, lesson, isDone]);
  return (progress: LessonProgress) => {
    latest.current = progress;
    recorder?.setProgress(progress);
  };
}
