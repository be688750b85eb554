import type { Answer, ReportName, ReportRow } from '@sen/api/contract/model';
import { reportQueries } from '@sen/api/resources/reports/reportQueries';
import { Text } from '@sen/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Board } from '../../patterns/board/Board';
import { type BoardRow, BoardRows } from '../../patterns/board/BoardRows';
import { BoardSection } from '../../patterns/board/BoardSection';
import { reportHref, thingHref } from '../../patterns/reports/openingHref';
import { formatFigure } from '../../patterns/reports/reportCells';
import { words } from './words';

type Page = Answer<'getReport'>;

/** What is measured of each row, and how it is read. */
interface Top {
  report: ReportName;
  title: string;
  /** The column that names a row, and the one that ranks it. */
  names: 'course' | 'person';
  by: string;
  read: (value: string) => string;
  count: 5 | 10;
}

/** Section 9: the top ten courses and the top five students. */
const tops = () =>
  ({
    views: {
      report: 'courseViews',
      title: words('mostViewed'),
      names: 'course',
      by: 'visits',
      read: (value) => words('views', { count: value }),
      count: 10,
    },
    students: {
      report: 'students',
      title: words('bestStudents'),
      names: 'person',
      by: 'score',
      read: (value) => words('points', { score: value }),
      count: 5,
    },
    ratings: {
      report: 'courseRatings',
      title: words('bestRated'),
      names: 'course',
      by: 'stars',
      read: (value) => words('stars', { stars: value }),
      count: 5,
    },
  }) as const satisfies Record<string, Top>;

/** The first rows of three reports, each of which leads to the whole of it. Shown once they are there: nothing waits for them. */
export function TopBoards() {
  const { views, students, ratings } = tops();
  const [viewed, scored, rated] = [useTop(views), useTop(students), useTop(ratings)];
  if (!viewed || !scored || !rated) return null;
  const sections = (...shown: { top: Top; page: Page }[]) =>
    shown
      .filter(({ top, page }) => ranked(top, page).length > 0)
      .map((one) => <TopSection key={one.top.report} {...one} />);
  const courses = sections({ top: views, page: viewed }, { top: ratings, page: rated });
  const people = sections({ top: students, page: scored });
  if (courses.length === 0) return people.length > 0 && <Board>{people}</Board>;
  return <Board aside={people.length > 0 && people}>{courses}</Board>;
}

function useTop({ report, by, count }: Top): Page | undefined {
  return useQuery(reportQueries.rows(report)({ sort: by, order: 'desc', limit: count })).data;
}

/** The rows that have something to rank them by. */
const ranked = ({ by }: Top, { data }: Page): ReportRow[] =>
  data.filter(({ cells }) => Number(cells[by] ?? 0) > 0);

function TopSection({ top, page }: { top: Top; page: Page }) {
  const { report, title, by } = top;
  const kind = page.columns.find(({ key }) => key === by)?.kind ?? 'count';
  return (
    <BoardSection title={title} more={{ href: reportHref(report, []), label: words('wholeReport') }}>
      <BoardRows
        rows={ranked(top, page).map((row) => ({
          ...namedRow(top, row),
          end: (
            <Text as="span" weight="semibold" tabular>
              {top.read(formatFigure(kind, Number(row.cells[by])))}
            </Text>
          ),
        }))}
      />
    </BoardSection>
  );
}

function namedRow({ names }: Top, { id, cells }: ReportRow): BoardRow {
  const thing = cells[names];
  const unit = cells['unit'];
  const details = typeof unit === 'object' && unit !== null ? [unit.name] : [];
  if (typeof thing !== 'object' || thing === null) return { id, title: '–', details };
  return { id, title: thing.name, href: thingHref(names, thing.id), details };
}
