import type { Answer } from '@sen/api/contract/model';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { overviewQueries } from '@sen/api/resources/overview/overviewQueries';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { Text } from '@sen/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useShownBanners } from '../../patterns/banners/useShownBanners';
import { BoardRows } from '../../patterns/board/BoardRows';
import { BoardSection } from '../../patterns/board/BoardSection';
import { endsFirstColumn } from '../../patterns/board/evenColumns';
import { NothingWaits } from '../../patterns/board/NothingWaits';
import { joinQueries } from '../../patterns/joinQueries';
import { filteredHref } from '../../patterns/list/filteredHref';
import { Loaded } from '../../patterns/Loaded';
import { Loading } from '../../patterns/Loading';
import { href } from '../../routes/paths';
import { formatNumber } from '../../words/formats';
import { classBoardRow, comingExamRow, runningExamRow, waitingRows } from './boardRows';
import { NewUnit } from './NewUnit';
import { bannerRows, OverviewBoard } from './OverviewBoard';
import { OwnProjects } from './OwnProjects';
import { SurveysToAnswer } from './SurveysToAnswer';
import { TopBoards } from './TopBoards';
import { words } from './words';

/** As many as fit without much scrolling; the rest is behind a link. */
const shown = 5;
const refresh = 60_000;

/** What waits for a manager or teacher, then what is in progress, then what comes. */
export function ManagerBoard() {
  const waiting = useQuery(overviewQueries.waiting());
  const running = useQuery({
    ...overviewQueries.exams({ current_time: 1, limit: shown }),
    refetchInterval: refresh,
  });
  const coming = useQuery(overviewQueries.exams({ comming_time: 1, limit: shown }));
  const classes = useQuery(classQueries.list({ current_time: 1, limit: shown }));
  const projects = useQuery(overviewQueries.projects({ limit: shown }));
  const surveys = useQuery(surveyQueries.mine());
  const banners = useShownBanners();
  return (
    <Loaded
      query={joinQueries({ waiting, running, coming, classes, projects, surveys, banners })}
      loading={<Loading shape="board" titled />}
    >
      {(data) => <LoadedBoard {...data} countedAt={waiting.dataUpdatedAt} />}
    </Loaded>
  );
}

interface LoadedBoardProps {
  waiting: Answer<'getWaiting'>;
  running: Answer<'listTaughtExams'>;
  coming: Answer<'listTaughtExams'>;
  classes: Answer<'listClasses'>;
  projects: Answer<'listOwnProjects'>;
  surveys: Answer<'listMySurveys'>;
  banners: Answer<'listShownBanners'>;
  /** Milliseconds since the epoch. */
  countedAt: number;
}

function LoadedBoard({ waiting: { data: counts }, countedAt, ...lists }: LoadedBoardProps) {
  const { running, coming, classes, projects, surveys } = lists;
  const banners = lists.banners.data;
  const waits = waitingRows(counts, countedAt);
  const hasClasses = coming.data.length + classes.total > 0;
  if (waits.length + running.data.length + projects.total === 0 && !hasClasses)
    return (
      <OverviewBoard banners={banners}>
        <NewUnit />
      </OverviewBoard>
    );
  const ownProjects = <OwnProjects projects={projects.data} total={projects.total} />;
  const first = [waits.length || 1, running.data.length, surveys.data.length];
  const second = [bannerRows(banners), coming.data.length];
  const [classRows, projectRows] = [classes.data.length, projects.data.length];
  const projectsFirst = !hasClasses || endsFirstColumn(projectRows, first, [...second, classRows]);
  const classesFirst = projectsFirst
    ? endsFirstColumn(classRows, [...first, projectRows], second)
    : endsFirstColumn(classRows, first, [...second, projectRows]);
  const runningClasses = classes.data.length > 0 && (
    <BoardSection
      title={words('runningClasses')}
      more={{
        href: filteredHref(href('classes'), { timing: 'happening' }),
        label: words('all', { count: formatNumber(classes.total) }),
      }}
    >
      <BoardRows rows={classes.data.map(classBoardRow)} />
    </BoardSection>
  );
  const aside = (
    <>
      {coming.data.length > 0 && (
        <BoardSection title={words('coming')}>
          <BoardRows rows={coming.data.map(comingExamRow)} />
        </BoardSection>
      )}
      {!classesFirst && runningClasses}
      {!projectsFirst && ownProjects}
    </>
  );
  return (
    <>
      <OverviewBoard banners={banners} aside={hasClasses && aside}>
        <BoardSection title={words('waiting')} more={allToMark(counts.submissions.count)}>
          {waits.length > 0 ? (
            <BoardRows rows={waits} />
          ) : (
            <NothingWaits title={words('nothingWaits')} text={words('nothingWaitsText')} />
          )}
        </BoardSection>
        {running.data.length > 0 && (
          <BoardSection title={words('runningExams')}>
            <BoardRows
              rows={running.data.map((exam) => ({ ...runningExamRow(exam), end: <HandedIn exam={exam} /> }))}
            />
          </BoardSection>
        )}
        <SurveysToAnswer surveys={surveys.data} />
        {classesFirst && runningClasses}
        {projectsFirst && ownProjects}
      </OverviewBoard>
      <TopBoards />
    </>
  );
}

function allToMark(count: number) {
  if (count === 0) return undefined;
  return { href: href('toMark'), label: words('allToMark', { count: formatNumber(count) }) };
}

interface HandedInProps {
  exam: { submitted_student_count: number; participant_count: number };
}

function HandedIn({ exam }: HandedInProps) {
  return (
    <>
      <Text as="span" weight="semibold" tabular>
        {words('handedIn', {
          count: formatNumber(exam.submitted_student_count),
          of: formatNumber(exam.participant_count),
        })}
      </Text>
      <Text as="span" size="small" tone="muted">
        {words('handedInLabel')}
      </Text>
    </>
  );
}
