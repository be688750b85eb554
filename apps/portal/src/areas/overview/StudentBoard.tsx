import type { Answer, Assignment, ClassRow, MySurvey, ShownBanner } from '@sen/api/contract/model';
import { attemptQueries } from '@sen/api/resources/attempts/attemptQueries';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { overviewQueries } from '@sen/api/resources/overview/overviewQueries';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { Callout } from '@sen/ui/Callout';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { EmptyState } from '@sen/ui/EmptyState';
import { ExamIcon } from '@sen/ui/icons';
import { Stack } from '@sen/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import { AssignmentCard } from '../../patterns/assignments/AssignmentCard';
import { assignmentState, byUrgency } from '../../patterns/assignments/assignmentState';
import { useShownBanners } from '../../patterns/banners/useShownBanners';
import { BoardRows } from '../../patterns/board/BoardRows';
import { BoardSection } from '../../patterns/board/BoardSection';
import { endsFirstColumn } from '../../patterns/board/evenColumns';
import { NothingWaits } from '../../patterns/board/NothingWaits';
import { joinQueries } from '../../patterns/joinQueries';
import { Loaded } from '../../patterns/Loaded';
import { Loading } from '../../patterns/Loading';
import { href } from '../../routes/paths';
import { classBoardRow, comingAssignmentRow } from './boardRows';
import { bannerRows, OverviewBoard } from './OverviewBoard';
import { OwnProjects } from './OwnProjects';
import { SurveysToAnswer } from './SurveysToAnswer';
import { words } from './words';

/** As many as fit without much scrolling; the rest is behind a link. */
const shown = 5;
/** How high the card of an exam is, in rows of a section. */
const cardRows = 3;

/** A student's exams: a running attempt and those that can be taken, then surveys, classes and what comes. */
export function StudentBoard() {
  const exams = useQuery(attemptQueries.assignments({ limit: 20 }));
  const classes = useQuery(classQueries.list({ current_time: 1, limit: shown }));
  const projects = useQuery(overviewQueries.projects({ limit: shown }));
  const surveys = useQuery(surveyQueries.mine());
  const banners = useShownBanners();
  return (
    <Loaded
      query={joinQueries({ exams, classes, projects, surveys, banners })}
      loading={<Loading shape="board" titled />}
    >
      {(data) => (
        <LoadedBoard
          exams={data.exams.data}
          receivedAt={exams.dataUpdatedAt}
          classes={data.classes.data}
          projects={data.projects}
          surveys={data.surveys.data}
          banners={data.banners.data}
        />
      )}
    </Loaded>
  );
}

interface LoadedBoardProps {
  exams: readonly Assignment[];
  /** `dataUpdatedAt` of their query. */
  receivedAt: number;
  classes: readonly ClassRow[];
  projects: Answer<'listOwnProjects'>;
  surveys: readonly MySurvey[];
  banners: readonly ShownBanner[];
}

function LoadedBoard({ exams, receivedAt, classes, projects, surveys, banners }: LoadedBoardProps) {
  const { id } = useUser();
  const inState = (...states: ReturnType<typeof assignmentState>[]) =>
    exams
      .filter((one) => states.includes(assignmentState(one)))
      .toSorted(byUrgency)
      .slice(0, shown);
  const open = inState('running', 'ending', 'open');
  const coming = inState('upcoming');
  const ownProjects = <OwnProjects projects={projects.data} total={projects.total} />;
  const first = [open.length * cardRows || 1, surveys.length];
  const second = [bannerRows(banners), coming.length, classes.length];
  const projectsFirst = exams.length > 0 && endsFirstColumn(projects.data.length, first, second);
  const aside = (
    <>
      {coming.length > 0 && (
        <BoardSection title={words('coming')}>
          <BoardRows rows={coming.map((assignment) => comingAssignmentRow(assignment, id))} />
        </BoardSection>
      )}
      {classes.length > 0 && (
        <BoardSection
          title={words('myClasses')}
          more={{ href: href('myCourses'), label: words('allClasses') }}
        >
          <BoardRows rows={classes.map(classBoardRow)} />
        </BoardSection>
      )}
      {!projectsFirst && ownProjects}
      <MoreClasses />
    </>
  );
  const hasAside = coming.length + classes.length + projects.total > 0;
  if (exams.length === 0)
    return (
      <OverviewBoard banners={banners} aside={hasAside && aside}>
        <SurveysToAnswer surveys={surveys} />
        <EmptyState icon={ExamIcon} title={words('examsNone')}>
          {words('examsNoneText')}
        </EmptyState>
        {!hasAside && <MoreClasses />}
      </OverviewBoard>
    );
  return (
    <OverviewBoard banners={banners} aside={hasAside && aside}>
      <BoardSection title={words('myExams')} more={{ href: href('myExams'), label: words('allExams') }}>
        {open.length > 0 ? (
          <Stack>
            {open.map((assignment) => (
              <AssignmentCard key={assignment.id} assignment={assignment} receivedAt={receivedAt} />
            ))}
          </Stack>
        ) : (
          <NothingWaits title={words('noneOpen')} text={words('noneOpenText')} />
        )}
      </BoardSection>
      <SurveysToAnswer surveys={surveys} />
      {projectsFirst && ownProjects}
      {!hasAside && <MoreClasses />}
    </OverviewBoard>
  );
}

/** For students of the learning marketplace, who choose their classes. */
function MoreClasses() {
  const { marketplace } = useUser();
  if (!marketplace) return null;
  return (
    <Callout
      tone="accent"
      title={words('moreClasses')}
      actions={
        <ButtonLink href={href('courseRegister')} size="small">
          {words('registerForClass')}
        </ButtonLink>
      }
    >
      {words('moreClassesText')}
    </Callout>
  );
}
