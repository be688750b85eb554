import { classQueries } from '@sen/api/resources/classes/classQueries';
import { overviewQueries } from '@sen/api/resources/overview/overviewQueries';
import { Text } from '@sen/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Board } from '../../patterns/board/Board';
import { BoardRows } from '../../patterns/board/BoardRows';
import { BoardSection } from '../../patterns/board/BoardSection';
import { NothingWaits } from '../../patterns/board/NothingWaits';
import { filteredHref } from '../../patterns/list/filteredHref';
import { Loaded } from '../../patterns/Loaded';
import { Loading } from '../../patterns/Loading';
import { href } from '../../routes/paths';
import { formatNumber } from '../../words/formats';
import { classBoardRow, comingExamRow, runningExamRow, waitingRows } from './boardRows';
import { NewUnit } from './NewUnit';
import { words } from './words';

/** As many as fit without much scrolling; the rest is behind a link. */
const shown = 5;
const loading = <Loading shape="board" titled />;
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
  return (
    <Loaded query={waiting} loading={loading}>
      {({ data: counts }) => (
        <Loaded query={running} loading={loading}>
          {({ data: runningExams }) => (
            <Loaded query={coming} loading={loading}>
              {({ data: comingExams }) => (
                <Loaded query={classes} loading={loading}>
                  {({ data: runningClasses, total }) => {
                    const waits = waitingRows(counts, waiting.dataUpdatedAt);
                    const isNew = waits.length + runningExams.length + comingExams.length + total === 0;
                    if (isNew) return <NewUnit />;
                    return (
                      <Board
                        aside={
                          runningClasses.length + comingExams.length > 0 && (
                            <>
                              {comingExams.length > 0 && (
                                <BoardSection title={words('coming')}>
                                  <BoardRows rows={comingExams.map(comingExamRow)} />
                                </BoardSection>
                              )}
                              {runningClasses.length > 0 && (
                                <BoardSection
                                  title={words('runningClasses')}
                                  more={{
                                    href: filteredHref(href('classes'), { timing: 'happening' }),
                                    label: words('all', { count: formatNumber(total) }),
                                  }}
                                >
                                  <BoardRows rows={runningClasses.map(classBoardRow)} />
                                </BoardSection>
                              )}
                            </>
                          )
                        }
                      >
                        <BoardSection
                          title={words('waiting')}
                          more={
                            counts.submissions.count > 0
                              ? {
                                  href: href('toMark'),
                                  label: words('allToMark', {
                                    count: formatNumber(counts.submissions.count),
                                  }),
                                }
                              : undefined
                          }
                        >
                          {waits.length > 0 ? (
                            <BoardRows rows={waits} />
                          ) : (
                            <NothingWaits title={words('nothingWaits')} text={words('nothingWaitsText')} />
                          )}
                        </BoardSection>
                        {runningExams.length > 0 && (
                          <BoardSection title={words('runningExams')}>
                            <BoardRows
                              rows={runningExams.map((exam) => ({
                                ...runningExamRow(exam),
                                end: <HandedIn exam={exam} />,
                              }))}
                            />
                          </BoardSection>
                        )}
                      </Board>
                    );
                  }}
                </Loaded>
              )}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  );
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
