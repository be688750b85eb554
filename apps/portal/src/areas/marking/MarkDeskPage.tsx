import type { MarkingQueue, Query } from '@sen/api/contract/model';
import { markingQueries } from '@sen/api/resources/marking/markingQueries';
import { markKeys } from '@sen/domain/marking/markKeys';
import { rubricOf, rubricScore } from '@sen/domain/questions/rubric';
import { Button } from '@sen/ui/Button';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Callout } from '@sen/ui/Callout';
import { EmptyState } from '@sen/ui/EmptyState';
import { SuccessIcon } from '@sen/ui/icons';
import { MarkDesk } from '@sen/ui/MarkDesk';
import { PageHeader } from '@sen/ui/PageHeader';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { DetailPage } from '../../patterns/DetailPage';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { formatTimeWithSeconds } from '../../words/formats';
import { DeskFilters } from './DeskFilters';
import { deskCall } from './deskCall';
import { idOf } from './deskEntries';
import { useDesk } from './useDesk';
import { words } from './words';

/** The written answers of a class that wait for a mark, one after the other. The address says which, and how. */
export function MarkDeskPage({ params: { cid } }: { params: { cid: string } }) {
  const [search] = useSearchParams();
  const address = search.toString();
  const call = useMemo(() => deskCall(new URLSearchParams(address)), [address]);
  if (!call) return <Redirect to={href('notFound')} replace />;
  return <DeskOf classId={cid} address={address} call={call} />;
}

interface DeskOfProps {
  classId: string;
  /** What the query of the address says. */
  address: string;
  call: Query<'getMarkingQueue'>;
}

function DeskOf({ classId: cid, address, call }: DeskOfProps) {
  const query = useQuery({ ...markingQueries.queue(cid, call), staleTime: Infinity, gcTime: 0 });
  return (
    <DetailPage query={query} name={({ data }) => data.classroom_name} measure="page">
      {({ data }) => (
        <>
          <PageHeader
            title={pageTitle('markDesk')}
            back={{ href: href('marking', { cid }), label: data.classroom_name }}
          />
          <DeskFilters queue={data} />
          <Desk key={address} classId={cid} call={call} queue={data} />
        </>
      )}
    </DetailPage>
  );
}

interface DeskProps {
  classId: string;
  call: Query<'getMarkingQueue'>;
  queue: MarkingQueue;
}

function Desk({ classId, call, queue }: DeskProps) {
  const teacher = useUser();
  const desk = useDesk({ classId, teacherId: teacher.id, call, queue });
  const status = <SaveStatus unsaved={desk.unsaved.length} lastSaved={desk.lastSaved} />;
  const taken = desk.taken > 0 && desk.entry?.save?.state !== 'taken' && (
    <Callout
      tone="attention"
      live
      title={words('someTaken', { count: desk.taken })}
      actions={<Button onPress={desk.onTaken}>{words('seeTaken')}</Button>}
    >
      {words('someTakenText')}
    </Callout>
  );
  const { entry } = desk;
  if (!entry)
    return (
      <>
        {taken}
        <EmptyState
          icon={SuccessIcon}
          title={words('deskEmpty')}
          actions={<ButtonLink href={href('marking', { cid: classId })}>{words('backToList')}</ButtonLink>}
        >
          {desk.unsaved.length > 0 || desk.lastSaved > 0 ? status : words('deskEmptyText')}
        </EmptyState>
      </>
    );
  const { item, save } = entry;
  const { student, code, exam_title: examTitle, number: attempt, question, key, answer } = item;
  const rubric = rubricOf(key);
  return (
    <>
      {taken}
      <MarkDesk
        answer={{
          id: idOf(item),
          name: student?.name ?? words('anonymousAttempt', { code }),
          examTitle,
          attempt,
          question,
          key,
          answer,
        }}
        keys={markKeys(question.score)}
        given={entry.score}
        comment={entry.comment}
        onComment={desk.onComment}
        levels={
          rubric && {
            marks: entry.levels,
            onChange: desk.onLevels,
            score: rubricScore(rubric, entry.levels, question.score),
          }
        }
        onMark={desk.onMark}
        onPrevious={desk.canGoBack ? desk.onPrevious : undefined}
        onSkip={desk.onSkip}
        left={desk.left}
        status={status}
        notice={
          save?.state === 'taken' && (
            <Callout tone="attention" live title={words('takenTitle')}>
              {save.reason}
            </Callout>
          )
        }
      />
    </>
  );
}

function SaveStatus({ unsaved, lastSaved }: { unsaved: number; lastSaved: number }) {
  if (unsaved > 0) return words('marksUnsaved', { count: unsaved });
  return lastSaved > 0
    ? words('marksSaved', { time: formatTimeWithSeconds(new Date(lastSaved)) })
    : words('marksSavedAlways');
}
