import type { Transcript, TranscriptCourse } from '@sen/api/contract/model';
import { completionMutations } from '@sen/api/resources/completion/completionMutations';
import { classBeside } from '@sen/domain/classes/classBeside';
import { courseProgress } from '@sen/domain/completion/courseProgress';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Button } from '@sen/ui/Button';
import { DataTable } from '@sen/ui/DataTable';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { EmptyState } from '@sen/ui/EmptyState';
import { Icon } from '@sen/ui/Icon';
import { CourseIcon, DownloadIcon } from '@sen/ui/icons';
import { PageHeader } from '@sen/ui/PageHeader';
import { useState } from 'react';
import { useUser } from '../../app/session/useUser';
import { giveFile } from '../../patterns/imports/giveFile';
import { columnBuilder } from '../../patterns/list/columnBuilder';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { formatDate, formatNumber } from '../../words/formats';
import { progressLabel, progressTones, ratingLabel, resultScoreLabel } from '../../words/labels';
import { words } from './words';

interface TranscriptViewProps {
  transcript: Transcript;
  back: { href: string; label: string };
}

/** What a person has reached in all classes; each row leads to how its result was computed. */
export function TranscriptView({ transcript, back }: TranscriptViewProps) {
  const isOwn = useUser().id === transcript.person.id;
  return (
    <>
      <PageHeader
        title={pageTitle(isOwn ? 'transcript' : 'memberTranscript')}
        back={back}
        description={isOwn ? undefined : transcript.person.name}
        actions={transcript.courses.length > 0 && <Files id={transcript.person.id} />}
      />
      {transcript.courses.length === 0 ? (
        <EmptyState
          icon={CourseIcon}
          title={words('emptyTitle')}
          actions={isOwn && <ButtonLink href={href('myCourses')}>{words('toCourses')}</ButtonLink>}
        >
          {words('emptyText')}
        </EmptyState>
      ) : (
        <>
          <DescriptionList look="figures" items={figuresOf(transcript)} />
          <Courses transcript={transcript} />
        </>
      )}
    </>
  );
}

function Files({ id }: { id: string }) {
  const [making, setMaking] = useState<'pdf' | 'xlsx' | null>(null);
  const save = async (format: 'pdf' | 'xlsx') => {
    setMaking(format);
    const file = completionMutations.save(id, { format });
    await giveFile(
      file.then((bytes: unknown) => ({ name: `${words('file', { name: id })}.${format}`, file: bytes })),
    );
    setMaking(null);
  };
  return (['xlsx', 'pdf'] as const).map((format) => (
    <Button
      key={format}
      icon={<Icon of={DownloadIcon} />}
      pending={making === format}
      onPress={() => void save(format)}
    >
      {words(format)}
    </Button>
  ));
}

function figuresOf({ completed_count, courses, average_score, studied_seconds }: Transcript) {
  return [
    {
      term: words('completed'),
      details: words('ofAll', { count: formatNumber(completed_count), of: formatNumber(courses.length) }),
    },
    { term: words('averageScore'), details: average_score === null ? '–' : formatNumber(average_score) },
    { term: words('studied'), details: timeText(studied_seconds) },
  ];
}

function timeText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return minutes < 60
    ? words('minutes', { minutes: formatNumber(minutes) })
    : words('hours', { hours: formatNumber(Math.floor(minutes / 60)), minutes: minutes % 60 });
}

function Courses({ transcript: { person, courses } }: { transcript: Transcript }) {
  const column = columnBuilder<TranscriptCourse>();
  return (
    <DataTable
      label={pageTitle('transcript')}
      columns={[
        column.main('course', words('course'), ({ course_name }) => course_name),
        column.text(
          'class',
          words('class'),
          ({ classroom_name, course_name }) => classBeside(classroom_name, course_name),
          { width: 'wide', below: periodOf },
        ),
        {
          ...column.status('completion', words('completion'), courseProgress, progressLabel, progressTones, {
            none: words('pending'),
          }),
          // Beside the other columns all of them are whole only so.
          width: 'medium',
        },
        column.amount('score', words('score'), ({ result }) => result && resultScoreLabel(result), {
          twoLines: true,
        }),
        column.text('rating', words('rating'), ({ result }) => result?.rating && ratingLabel(result.rating), {
          width: 'tiny',
        }),
        column.date('completed_at', words('completedAt'), ({ completed_at }) => completed_at),
      ]}
      rows={courses}
      rowId={({ classroom_id }) => classroom_id}
      rowName={({ course_name }) => course_name}
      rowHref={({ classroom_id }) => href('courseResult', { cid: classroom_id, stid: person.id })}
    />
  );
}

function periodOf({ classroom_start_time, classroom_end_time }: TranscriptCourse): string {
  return words('periodOf', { start: formatDate(classroom_start_time), end: formatDate(classroom_end_time) });
}
