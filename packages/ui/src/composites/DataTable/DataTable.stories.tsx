import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { DataTable } from './DataTable';
import { bar, longBar, questionBank, questions, Served, twenty, type Question } from './sampleQuestions';

const meta = {
  title: 'Composites/DataTable',
  component: DataTable<Question>,
  args: questionBank,
  parameters: {
    docs: {
      description: {
        component: `A list of things in rows and columns that one sorts, selects and acts on: an ARIA grid of one tab stop.

**When to use.** Ten to 100,000 things of one kind that people compare by columns, with a menu or a page each.
**When not.** A handful of facts about one thing: DescriptionList. Choosing one of a list in a form: Select or
ComboBox. Editing many cells: a form a row.

**Pages or virtual rows.** Give \`paging\` and \`onSortChange\` where the server pages and sorts; give all \`rows\` and
\`sortValue\`s where the browser does. Up to 100 rows lie in the page whole, more are virtual. \`view\` and
\`onViewChange\` are a plain value: keep it for each person. \`selection.value\` is ids, or everything with exceptions.

| Key | Does |
| --- | --- |
| Tab | into the grid, to the cell one was on, and out of it |
| Arrows | one cell on |
| Home, End | first and last cell of the row |
| Ctrl+Home, Ctrl+End | first cell of the first row, last cell of the last |
| PageUp, PageDown | ten rows |
| Enter | presses the one thing of a cell (sort, menu, link); goes to the first of several; else follows the row's link |
| F2 | into the cell's controls; Tab walks among them |
| Escape | out of them, back to the cell |
| Space | selects the row; with Shift from the last one to here |
| Ctrl+A | selects the page or nothing |
| F2, Tab on a heading | to the column's edge: arrows make it wider or narrower by 1 rem (Shift: 4), Home as narrow as can be, Enter or End as wide as its content |

**Announcements.** The new order, how many are selected, a column that went or came back, loading, and that the row one
stood on is gone. An error is read out at once.

**Focus.** It belongs to a row, not to a place: it goes along when rows are sorted, stays mounted when one scrolls
away, and when its row is filtered away the grid itself holds it, so that no key reaches another row unseen. The next
arrow goes on from there; where the row comes back, so does the focus.

**Limits.** A cell is one line (or two: \`twoLines\`) and is cut beyond; the name of a row has three lines, and on a card nothing
is cut. Virtual rows have one height, so each of their cells is one line. One column sorts
at a time; one with several orders (\`sorts\`) offers them beside the table. No grouping, no tree, no editing in cells,
no dragging of rows. More than 100 virtual rows are not found by the browser's own search. Browsers end a page at about 16 million pixels: some 300,000 rows.`,
      },
    },
  },
} satisfies Meta<typeof DataTable<Question>>;

export default meta;
type Story = StoryObj<typeof meta>;

const paging = { page: 1, pageSize: 10, total: 0, onPageChange: fn(), onPageSizeChange: fn() } as const;

export const Filled: Story = {
  args: {
    selection: { acrossPages: true, actions: bar },
    sort: { key: 'updated', direction: 'descending' },
  },
  render: (args) => <Served {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid', { name: 'Ngân hàng câu hỏi' });
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    await expect(within(grid).getAllByRole('row')).toHaveLength(21);
    const head = canvas.getByRole('columnheader', { name: 'Người tạo' });
    await userEvent.click(within(head).getByRole('button'));
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByText('Đã sắp xếp theo Người tạo, tăng dần.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Trang 2' }));
    await expect(within(grid).getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '22');
  },
};

export const Selected: Story = {
  args: {
    selection: {
      acrossPages: true,
      refuse: (row) => (row.status === 'locked' ? 'Câu hỏi đã khóa' : undefined),
      actions: bar,
    },
  },
  render: (args) => <Served {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chọn cả trang' }));
    await expect(
      await canvas.findByRole('region', { name: 'Thao tác với các mục đã chọn' }),
    ).toHaveTextContent('Đã chọn 15 mục');
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn tất cả 10.000 mục' }));
    await expect(canvas.getByRole('region', { name: 'Thao tác với các mục đã chọn' })).toHaveTextContent(
      'Đã chọn 10.000 mục',
    );
    const [, first] = canvas.getAllByRole('row');
    if (!first) throw new Error('There is no row');
    await userEvent.click(within(first).getByRole('checkbox'));
    await expect(first).toHaveAttribute('aria-selected', 'false');
    await expect(canvas.getByRole('region', { name: 'Thao tác với các mục đã chọn' })).toHaveTextContent(
      'Đã chọn 9.999 mục',
    );
  },
};

export const RangeOfRows: Story = {
  args: { selection: { actions: bar } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [, second, , , fifth] = canvas.getAllByRole('checkbox', { name: /Chọn .*\(/ });
    if (!second || !fifth) throw new Error('Rows are missing');
    const user = userEvent.setup();
    await user.click(second);
    await user.keyboard('{Shift>}');
    await user.click(fifth);
    await user.keyboard('{/Shift}');
    await expect(await canvas.findByRole('region')).toHaveTextContent('Đã chọn 4 mục');
    await user.click(canvas.getByRole('button', { name: 'Bỏ chọn' }));
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { rows: [], loading: true, paging, selection: {} } };

export const Refreshing: Story = { args: { loading: true, selection: {} } };

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState title="Chưa có câu hỏi nào" actions={<Button variant="primary">Nhập từ tệp</Button>}>
        Nhập câu hỏi từ tệp Excel hoặc thêm từng câu.
      </EmptyState>
    ),
  },
};

export const Failed: Story = {
  args: { rows: [], error: 'Máy chủ không trả lời. Hãy kiểm tra mạng rồi thử lại.', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Thử lại' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Phone: Story = {
  args: { selection: { acrossPages: true, actions: longBar } },
  render: (args) => <Served {...args} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sắp xếp theo' }), 'Loại');
    await userEvent.click(canvas.getByRole('button', { name: 'Sắp xếp giảm dần' }));
    await userEvent.click(canvas.getAllByRole('checkbox', { name: /Chọn .*\(/ })[0] ?? canvasElement);
    const selected = await canvas.findByRole('region');
    await expect(selected).toHaveTextContent('Đã chọn 1 mục');
    await expect(within(selected).getByRole('button', { name: 'Khóa' })).toBeVisible();
    await expect(selected.scrollWidth).toBeLessThanOrEqual(selected.clientWidth);
    const more = within(selected).queryByRole('button', { name: 'Thao tác khác' });
    // The test runner plays it at its own width.
    if (more === null) return;
    await userEvent.click(more);
    const unlock = await screen.findByRole('menuitem', { name: /^Mở khóa/ });
    await waitFor(() => expect(unlock).toBeVisible());
    await expect(unlock).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(within(selected).getByRole('button', { name: 'Thao tác khác' })).toHaveFocus(),
    );
  },
};

const longRow = {
  ...questions(1)[0],
  title: 'Sắp xếp các bước sơ cứu người bị đuối nước theo đúng thứ tự, kể từ khi đưa được nạn nhân lên bờ',
  author: 'Nguyễn Hoàng Thị Diễm Quỳnh, Công ty Cổ phần Đào tạo',
} as Question;

const isCut = (cell: HTMLElement) =>
  [...cell.children].some(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight,
  );

/** The name of a row has two lines, and the row the height for them. */
export const LongName: Story = {
  args: { rows: [longRow, ...twenty] },
  play: async ({ canvasElement }) => {
    const [name] = within(canvasElement).getAllByRole('rowheader');
    if (!name) throw new Error('There is no row');
    await expect(isCut(name)).toBe(false);
  },
};

/** On a card nothing is cut. */
export const LongTextsOnAPhone: Story = {
  args: { rows: [longRow, ...twenty] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const [, row] = within(canvasElement).getAllByRole('row');
    if (!row) throw new Error('There is no row');
    const cells = [...row.children].filter((cell) => cell instanceof HTMLElement);
    await expect(cells.filter(isCut)).toEqual([]);
  },
};

/** On cards the number of rows is in sight, and the order with its name, on a line of its own. */
export const CardTools: Story = {
  args: {
    rows: twenty.slice(0, 2),
    selection: { actions: bar },
    sort: { key: 'updated', direction: 'descending' },
    toolbar: <Button>Lọc</Button>,
  },
  render: (args) => (
    <div style={{ inlineSize: '20.5rem' }}>
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const frame = canvasElement.querySelector('label:has(input[type="checkbox"])')?.parentElement;
    const order = frame?.querySelector('select');
    if (!frame || !order) throw new Error('The cards have no tools');
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
    await expect(canvas.getByText('2 mục')).toBeVisible();
    const label = within(frame).getByText('Sắp xếp theo').getBoundingClientRect();
    await expect(label.width).toBeGreaterThan(60);
    await expect(order.offsetWidth).toBeGreaterThan(frame.clientWidth / 3);
  },
};

export const PhoneLoading: Story = { ...Loading, globals: { viewport: { value: 'phone' } } };

export const FilteredToNothing: Story = {
  args: { rows: [], narrowedBy: 'filters', onClear: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Xóa bộ lọc' }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};

export const SearchedToNothing: Story = {
  args: { rows: [], narrowedBy: 'search', onClear: fn() },
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent('Hãy thử từ khóa khác.');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Xóa từ khóa' }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};

export const NoData: Story = { args: { rows: [] } };

/** The previous page stays visible after the new one fails to load. */
export const FailedAgain: Story = {
  args: { error: 'Mất kết nối mạng. Danh sách dưới đây có thể đã cũ.', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Không tải được danh sách');
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(args.onRetry).toHaveBeenCalled();
    await expect(canvas.getAllByRole('row')).toHaveLength(21);
  },
};

/** Rows without a link and without a menu. */
export const ReadOnly: Story = {
  render: ({ label, columns, rows, rowId, rowName }) => (
    <DataTable label={label} columns={columns} rows={rows} rowId={rowId} rowName={rowName} />
  ),
};

/** A press anywhere in the row follows the link of its first cell; with Ctrl in a new tab. */
export const RowLink: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const followed = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('click', followed);
    const [cell] = canvas.getAllByRole('gridcell', { name: 'Chọn một đáp án' });
    if (!cell) throw new Error('There is no cell');
    await userEvent.click(cell);
    const targets = followed.mock.calls.map(([event]) => (event.target as Element).tagName);
    await expect(targets).toContain('A');
    canvasElement.removeEventListener('click', followed);
  },
};
