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
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { DetailPage } from '../../patterns/DetailPage';
import { Loading } from '../../patterns/Loading';
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
  // The filters stay while the answers of another choice load, so that the one in use keeps the focus.
  const query = useQuery({
    ...markingQueries.queue(cid, call),
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <DetailPage query={query} name={({ data }) => data.classroom_name} measure="page">
      {({ data }) => (
        <>
          <PageHeader
            title={pageTitle('markDesk')}
            back={{ href: href('marking', { cid }), label: data.classroom_name }}
            actions={<DeskFilters queue={data} />}
          />
          {query.isPlaceholderData ? (
            <Loading titled />
          ) : (
            <Desk key={address} classId={cid} call={call} queue={data} />
          )}
        </>
      )}
    </DetailPage>
  );
}

/** Marks that were not saved and wait for their teacher. */
const heldStates = ['taken', 'refused'] as const;
const heldWords = {
  taken: { title: 'takenTitle', some: 'someTaken', text: 'someTakenText' },
  refused: { title: 'refusedTitle', some: 'someRefused', text: 'someRefusedText' },
} as const;

interface DeskProps {
  classId: string;
  call: Query<'getMarkingQueue'>;
  queue: MarkingQueue;
}

function Desk({ classId, call, queue }: DeskProps) {
  const teacher = useUser();
  const desk = useDesk({ classId, teacherId: teacher.id, call, queue });
  const status = <SaveStatus unsaved={desk.unsaved.length} lastSaved={desk.lastSaved} />;
  const held = heldStates
    .filter((state) => desk.countOf(state) > 0 && desk.entry?.save?.state !== state)
    .map((state) => (
      <Callout
        key={state}
        tone="attention"
        live
        title={words(heldWords[state].some, { count: desk.countOf(state) })}
        actions={<Button onPress={() => desk.onSee(state)}>{words('seeTaken')}</Button>}
      >
        {words(heldWords[state].text)}
      </Callout>
    ));
  const { entry } = desk;
  if (!entry)
    return (
      <>
        {held}
        <EmptyState
          icon={SuccessIcon}
          title={words('deskEmpty')}
          takesFocus={desk.hasMarked}
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
      {held}
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
          (save?.state === 'taken' || save?.state === 'refused') && (
            <Callout tone="attention" live title={words(heldWords[save.state].title)}>
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
