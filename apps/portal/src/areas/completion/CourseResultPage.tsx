import type { ResultExplanation } from '@sen/api/contract/model';
import { completionQueries } from '@sen/api/resources/completion/completionQueries';
import { classBeside } from '@sen/domain/classes/classBeside';
import { courseProgress } from '@sen/domain/completion/courseProgress';
import { hasMissedCertificate } from '@sen/domain/completion/hasMissedCertificate';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Heading } from '@sen/ui/Heading';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { Text } from '@sen/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import { CertificateEntry } from '../../patterns/certificates/CertificateEntry';
import { certificateStateLabel } from '../../patterns/certificates/certificateStates';
import { missingText } from '../../patterns/completion/missingText';
import { DetailPage } from '../../patterns/DetailPage';
import { lastList } from '../../patterns/list/lastLists';
import { pageTitle } from '../../routes/pageTitles';
import { href, type ParamsOf } from '../../routes/paths';
import { formatNumber } from '../../words/formats';
import { progressLabel, progressTones, ratingLabel, resultScoreLabel } from '../../words/labels';
import { CountedExams } from './CountedExams';
import { words } from './words';

/** What a student has reached in a class, and how it was computed. */
export function CourseResultPage({ params: { cid, stid } }: { params: ParamsOf<'courseResult'> }) {
  const query = useQuery(completionQueries.result(cid, stid));
  const isOwn = useUser().id === stid;
  return (
    <DetailPage query={query} name={({ data }) => data.course_name} measure="page">
      {({ data }) => (
        <>
          <PageHeader
            title={isOwn ? data.course_name : data.student.name}
            back={backFrom(data, isOwn)}
            status={
              <StatusBadge tone={progressTones[progressOf(data)]}>
                {progressLabel(progressOf(data))}
              </StatusBadge>
            }
            description={placeOf(data, isOwn)}
          />
          <DescriptionList look="figures" items={figuresOf(data)} />
          <Missing of={data} />
          {data.certificate && (
            <Stack as="section">
              <Heading level={2}>{words('certificate')}</Heading>
              <CertificateEntry certificate={data.certificate} />
            </Stack>
          )}
          <Exams of={data} />
          <Sum of={data} />
          <Stack as="section">
            <Heading level={2}>{words('lessons')}</Heading>
            <Text>{lessonsText(data)}</Text>
          </Stack>
          <Thresholds of={data} />
        </>
      )}
    </DetailPage>
  );
}

/** The course, unless it is the title, and the class by what it is called beside its course. */
function placeOf({ course_name, classroom_name }: ResultExplanation, isOwn: boolean): string | undefined {
  const beside = classBeside(classroom_name, course_name);
  if (isOwn) return beside === course_name ? undefined : beside;
  return beside === course_name ? course_name : `${course_name} · ${beside}`;
}

function backFrom({ classroom_id: cid, classroom_name, student }: ResultExplanation, isOwn: boolean) {
  if (isOwn)
    return lastList(href('transcript')) ?? { href: href('transcript'), label: pageTitle('transcript') };
  return (
    lastList(href('memberTranscript', { uid: student.id }), href('classCertificates', { cid })) ?? {
      href: `${href('classroom', { cid })}?tab=students`,
      label: classroom_name,
    }
  );
}

const progressOf = (data: ResultExplanation) => courseProgress(data) ?? data.result.completion;

function figuresOf({ timing, result, certificate }: ResultExplanation) {
  const { rating, certificate: isEarned } = result;
  const unearned = hasMissedCertificate(timing, result) ? 'missed' : 'none';
  const state = certificate?.status ?? (isEarned ? 'earned' : unearned);
  return [
    { term: words('score'), details: resultScoreLabel(result) ?? '–' },
    { term: words('rating'), details: rating === null ? '–' : ratingLabel(rating) },
    { term: words('certificate'), details: certificateStateLabel(state) },
  ];
}

/** Why the course is not completed, or its certificate not earned. */
function Missing({ of: { missing } }: { of: ResultExplanation }) {
  if (missing.length === 0) return null;
  return (
    <Stack as="section" gap="s">
      <Heading level={2}>{words('missing')}</Heading>
      <Stack as="ul" gap="xs">
        {missing.map((one, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two exams may lack the same
          <Text as="li" key={at}>
            {missingText(one)}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}

function Exams({ of: { exams, planned_count: count } }: { of: ResultExplanation }) {
  return (
    <Stack as="section">
      <Heading level={2}>{words('exams')}</Heading>
      {exams.length === 0 ? <Text tone="muted">{words('noExams')}</Text> : <CountedExams exams={exams} />}
      {count > 0 && <Text>{words('planned', { count })}</Text>}
    </Stack>
  );
}

/** The arithmetic behind the score, line by line. */
function Sum({ of: { exams, planned_count, chapter_score, result } }: { of: ResultExplanation }) {
  const hasChapters = exams.some(({ weight, is_final }) => !is_final && weight !== null && weight > 0);
  const finals = exams.filter(({ is_final }) => is_final);
  const waiting = exams.some(({ weight, waits }) => waits && weight !== null && weight > 0);
  const chapterText = resultScoreLabel({ score: chapter_score, waiting }) ?? '–';
  const lines = [
    ...(hasChapters ? [{ term: words('chapterScore'), details: chapterText }] : []),
    ...finals.map(({ title, best_score, waits }) => ({
      term: finals.length === 1 ? words('finalScore') : title,
      details: resultScoreLabel({ score: best_score, waiting: waits }) ?? '–',
    })),
  ];
  return (
    <Stack as="section">
      <Heading level={2}>{words('howTitle')}</Heading>
      {lines.length === 0 ? (
        <Text>{words(planned_count > 0 ? 'noneAssigned' : 'nothingCounts')}</Text>
      ) : (
        <>
          <DescriptionList
            items={[
              ...lines,
              {
                term: words('total'),
                details: <Text weight="semibold">{resultScoreLabel(result) ?? '–'}</Text>,
              },
            ]}
          />
          {result.score === null && (
            <Text tone="muted">{words(result.waiting ? 'noScoreYet' : 'noScore')}</Text>
          )}
          {lines.length > 1 && <Text tone="muted">{words('eachResult')}</Text>}
        </>
      )}
    </Stack>
  );
}

function lessonsText({ lesson_count, lessons_done }: ResultExplanation): string {
  if (lesson_count === 0) return words('noLessons');
  return words('lessonsDone', { done: formatNumber(lessons_done), of: formatNumber(lesson_count) });
}

function Thresholds({ of }: { of: ResultExplanation }) {
  const from = (score: number | null) =>
    score === null ? undefined : words('from', { score: formatNumber(score) });
  const items = [
    { term: words('completionScore'), details: from(of.completion_score) },
    ...(['average', 'good', 'excellent'] as const).map((rating) => ({
      term: ratingLabel(rating),
      details: from(of[rating]),
    })),
    { term: words('certificateScore'), details: from(of.certificate_score) },
  ];
  const isUnset = items.every(({ details }) => details === undefined);
  return (
    <Stack as="section">
      <Heading level={2}>{words('thresholds')}</Heading>
      {isUnset ? <Text tone="muted">{words('noThresholds')}</Text> : <DescriptionList items={items} />}
    </Stack>
  );
}
