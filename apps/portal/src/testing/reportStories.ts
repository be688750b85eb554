import type {
  ReportCell,
  ReportColumn,
  ReportNumber,
  ReportRow,
  ReportSummary,
} from '@sen/api/contract/model';
import { demoCompany, people, personOf } from '@sen/api/fixtures/people';
import { reportMocks } from '@sen/api/mocks/reportMocks';
import { bandKeys, bandLabel } from '@sen/domain/reports/bands';
import type { ChartDefinition, ReportDefinition } from '@sen/domain/reports/ReportDefinition';
import type { StoryObj } from '@storybook/react-vite';
import type { ReportName } from '@sen/api/contract/model';
import { expect, within } from 'storybook/test';
import { closedPage, pageStates } from './pageStates';
import { pageStory } from './pageStory';

const asOf = '2026-11-20T03:00:00Z';

/** A believable value of each kind, by the place of its row. */
const cells: Record<ReportColumn['kind'], (row: number, states: readonly string[]) => ReportCell> = {
  text: (row) => `Dòng ${row + 1}`,
  state: (row, states) => states[row % Math.max(1, states.length)] ?? null,
  count: (row) => 24 - row * 6,
  percent: (row) => 87.5 - row * 12.5,
  score: (row) => (row === 2 ? null : 91.25 - row * 8),
  duration: (row) => 93_909 - row * 3_723,
  date: (row) => `2026-11-${String(20 - row)}`,
  dateTime: (row) => `2026-11-${String(20 - row)}T01:30:00Z`,
  person: (row) => (row === 1 ? personOf(people.otherStudent) : personOf(people.student)),
  class: (row) => ({
    id: String(row + 1),
    name: ['An toàn lao động – Khóa 12', 'Sơ cứu – Khóa 3'][row % 2] ?? '',
  }),
  course: () => ({ id: '1', name: 'An toàn, vệ sinh lao động cơ bản' }),
  exam: () => ({ id: '1', name: 'Kiểm tra cuối khóa' }),
  survey: () => ({ id: '1', name: 'Nhu cầu đào tạo quý 4' }),
  project: () => ({ id: '1', name: 'Huấn luyện an toàn 2026' }),
  unit: () => ({ id: demoCompany.id, name: demoCompany.company_name }),
};

function rowsOf({ columns }: ReportDefinition): ReportRow[] {
  return [0, 1, 2].map((row) => ({
    id: String(row + 1),
    cells: Object.fromEntries(
      Object.entries(columns).map(([key, { kind, states }]) => [
        key,
        cells[kind](row, Object.keys(states ?? {})),
      ]),
    ),
  }));
}

function summaryOf(report: ReportName, definition: ReportDefinition): ReportSummary {
  const number = (
    key: string,
    label: string,
    kind: ReportNumber['kind'],
    value: number | null,
  ): ReportNumber => ({
    key,
    label,
    kind,
    value,
    rows: 3,
    opens: { report, filters: [] },
  });
  const valueOf = { count: 1_234, percent: 87.5, score: 78.25, duration: 93_909 };
  const pointsOf = (chart: ChartDefinition) => {
    if (chart.look === 'line') return ['18/11', '19/11', '20/11'];
    const filter = definition.filters[chart.by];
    if (filter?.kind === 'choices') return Object.values(filter.values).map(({ vi }) => vi);
    return filter?.kind === 'band' ? bandKeys(filter.band, '2026-11-20').map(bandLabel) : [];
  };
  return {
    label: definition.name.vi,
    definition: definition.text.vi,
    as_of: asOf,
    period: definition.days === undefined ? null : { from: '2026-10-22', to: '2026-11-20' },
    numbers: Object.entries(definition.numbers).map(([key, { name, kind }]) =>
      number(key, name.vi, kind, valueOf[kind]),
    ),
    charts: Object.entries(definition.charts).map(([key, chart]) => ({
      key,
      label: chart.name.vi,
      points: pointsOf(chart).map((label, place) => number(label, label, 'count', (place * 7) % 11)),
    })),
  };
}

/** The stories of the page of a report, from its definition. */
export function reportStories(path: string, report: ReportName, definition: ReportDefinition) {
  const rows = rowsOf(definition);
  const summary = summaryOf(report, definition);
  const columns = Object.entries(definition.columns).map(([key, { kind, name }]) => ({
    key,
    kind,
    label: name.vi,
  }));
  const mocks = reportMocks({ columns, rows, summary });
  const as = people.superAdmin;
  const call = `/reports/${report}`;
  const states = pageStates({ path, as, call, mocks });
  const filled = (phone: boolean): StoryObj =>
    pageStory({
      path,
      as,
      mocks,
      phone,
      play: async ({ canvasElement }) => {
        const page = within(canvasElement);
        const [first] = summary.numbers;
        // Each number is a link to its rows.
        await expect(await page.findByRole('link', { name: first?.label ?? '' })).toBeVisible();
        await expect(await page.findByRole('heading', { level: 1, name: definition.name.vi })).toBeVisible();
        await expect(page.getByText(definition.text.vi)).toBeVisible();
      },
    });
  return {
    loading: states.loading,
    empty: states.empty('Chưa có số liệu'),
    filled: filled(false),
    filledOnAPhone: filled(true),
    refused: states.refused,
    failed: states.failed,
    closed: closedPage({ path, as: people.student }),
  };
}
