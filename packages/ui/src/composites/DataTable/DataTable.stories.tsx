import { CopyIcon, DeleteIcon, EditIcon } from '../../icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Icon } from '../../components/Icon/Icon';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge';
import { DataTable, type DataColumn, type DataTableProps } from './DataTable';

interface Question {
  id: string;
  title: string;
  kind: string;
  category: string;
  status: 'published' | 'draft' | 'locked';
  author: string;
  updated: number;
  used: number;
}

const titles = [
  'Giữ ấm cho trẻ sơ sinh ngay sau khi lọt lòng bằng cách nào?',
  'Ổ cắm điện trong nhà bếp phải đặt cách vòi nước ít nhất bao nhiêu mét?',
  'Sắp xếp các bước sơ cứu người bị đuối nước theo đúng thứ tự',
  'Ghép mỗi loại bình chữa cháy với đám cháy mà nó dập được',
  'Ẩm thực xứ Nghệ: điền tên món ăn còn thiếu vào chỗ trống',
  'Quy tắc 5S bắt đầu từ bước nào, vì sao?',
];
const kinds = ['Một lựa chọn', 'Điền số', 'Sắp xếp', 'Ghép cặp', 'Điền từ khóa', 'Tự luận dài'];
const categories = ['An toàn lao động', 'Sơ cấp cứu', 'Kỹ năng bếp'];
const authors = ['Nguyễn Thị Diễm Quỳnh', 'Đỗ Hữu Ước', 'Trần Ánh Nguyệt', 'Ân Văn Đạt', 'Lê Thuỷ'];
const states = ['published', 'draft', 'published', 'locked'] as const;

function pick<Value>(list: readonly [Value, ...Value[]] | readonly Value[], place: number): Value {
  const value = list[place % list.length];
  if (value === undefined) throw new Error('The list is empty');
  return value;
}

function questions(count: number): Question[] {
  return Array.from({ length: count }, (_, place) => ({
    id: `q${place}`,
    title: `${pick(titles, place * 7)} (${place + 1})`,
    kind: pick(kinds, place * 5),
    category: pick(categories, place),
    status: pick(states, place),
    author: pick(authors, place * 3),
    updated: Date.UTC(2026, 9, 1) - place * 86_400_000,
    used: (place * 13) % 41,
  }));
}

const words = { published: 'Công khai', draft: 'Bản nháp', locked: 'Khóa' };
const tones = { published: 'success', draft: 'neutral', locked: 'waiting' } as const;
const day = new Intl.DateTimeFormat('vi-VN', { dateStyle: 'short', timeZone: 'Asia/Ho_Chi_Minh' });

const columns: DataColumn<Question>[] = [
  {
    key: 'title',
    header: 'Câu hỏi',
    width: 'widest',
    sortable: true,
    cell: (row) => row.title,
    sortValue: (row) => row.title,
  },
  { key: 'kind', header: 'Loại', sortable: true, cell: (row) => row.kind, sortValue: (row) => row.kind },
  { key: 'category', header: 'Danh mục', priority: 'low', cell: (row) => row.category },
  {
    key: 'status',
    header: 'Trạng thái',
    width: 'narrow',
    cell: (row) => <StatusBadge tone={tones[row.status]}>{words[row.status]}</StatusBadge>,
  },
  {
    key: 'author',
    header: 'Người tạo',
    sortable: true,
    cell: (row) => row.author,
    sortValue: (row) => row.author,
  },
  {
    key: 'used',
    header: 'Đã dùng',
    width: 'narrow',
    align: 'end',
    sortable: true,
    priority: 'low',
    cell: (row) => row.used,
    sortValue: (row) => row.used,
  },
  {
    key: 'updated',
    header: 'Cập nhật',
    width: 'narrow',
    sortable: true,
    cell: (row) => day.format(row.updated),
    sortValue: (row) => row.updated,
  },
];

const bar = () => <Button size="small">Thêm vào đề thi</Button>;
const rename = fn();
const twenty = questions(20);
const tenThousand = questions(10_000);
const rowActions = (row: Question) => [
  [
    { id: 'edit', label: 'Sửa', icon: <Icon of={EditIcon} />, onAction: () => rename(row.id) },
    { id: 'copy', label: 'Nhân bản', icon: <Icon of={CopyIcon} />, onAction: fn() },
  ],
  [{ id: 'delete', label: 'Xóa', icon: <Icon of={DeleteIcon} />, danger: true, onAction: fn() }],
];

/** Pages and sorts as a server would. */
function Served(props: DataTableProps<Question>) {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(props.paging?.pageSize ?? 20);
  const [sort, setSort] = useState(props.sort);
  const sorted = [...tenThousand].sort((a, b) => {
    const column = columns.find(({ key }) => key === sort?.key);
    const [left, right] = [column?.sortValue?.(a) ?? 0, column?.sortValue?.(b) ?? 0];
    const order = left === right ? 0 : left < right ? -1 : 1;
    return sort?.direction === 'descending' ? -order : order;
  });
  return (
    <DataTable
      {...props}
      rows={sorted.slice((page - 1) * pageSize, page * pageSize)}
      sort={sort}
      onSortChange={setSort}
      paging={{ page, pageSize, total: sorted.length, onPageChange: setPage, onPageSizeChange: setPageSize }}
    />
  );
}

const meta = {
  title: 'Composites/DataTable',
  component: DataTable<Question>,
  args: {
    label: 'Ngân hàng câu hỏi',
    columns,
    rows: twenty,
    rowId: (row) => row.id,
    rowName: (row) => row.title,
    rowHref: (row) => `/questions/view/${row.id}`,
    rowActions,
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
    await expect(canvas.getByRole('region', { name: 'Việc cần làm với các mục đã chọn' })).toHaveTextContent(
      'Đã chọn 15 mục',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Chọn tất cả 10.000 mục' }));
    await expect(canvas.getByRole('region', { name: 'Việc cần làm với các mục đã chọn' })).toHaveTextContent(
      'Đã chọn 10.000 mục',
    );
    const [, first] = canvas.getAllByRole('row');
    if (!first) throw new Error('There is no row');
    await userEvent.click(within(first).getByRole('checkbox'));
    await expect(first).toHaveAttribute('aria-selected', 'false');
    await expect(canvas.getByRole('region', { name: 'Việc cần làm với các mục đã chọn' })).toHaveTextContent(
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
    await expect(canvas.getByRole('region')).toHaveTextContent('Đã chọn 4 mục');
    await user.click(canvas.getByRole('button', { name: 'Bỏ chọn' }));
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

export const Keyboard: Story = {
  args: { selection: { actions: bar } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const cell = () => document.activeElement;
    const place = () => [
      cell()?.closest('[role="row"]')?.getAttribute('aria-rowindex'),
      cell()?.getAttribute('aria-colindex'),
    ];
    await step('the grid is one stop of Tab', async () => {
      const stops = canvas
        .getByRole('grid')
        .querySelectorAll('[tabindex="0"], a:not([tabindex]), button:not([tabindex])');
      await expect(stops).toHaveLength(1);
      await userEvent.tab();
      await expect(place()).toEqual(['2', '1']);
    });
    await step('arrows, Home, End and pages', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await expect(place()).toEqual(['3', '2']);
      await userEvent.keyboard('{End}');
      await expect(place()).toEqual(['3', '9']);
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await expect(place()).toEqual(['21', '9']);
      await userEvent.keyboard('{PageUp}{Home}');
      await expect(place()).toEqual(['11', '1']);
      await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
      await expect(place()).toEqual(['1', '1']);
      await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
      await expect(place()).toEqual(['1', '1']);
    });
    await step('Enter sorts, Space selects', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(canvas.getByRole('columnheader', { name: 'Câu hỏi' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      await userEvent.keyboard('{ArrowDown} ');
      await expect(cell()?.closest('[role="row"]')).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(canvas.getByRole('region')).toHaveTextContent('Đã chọn 20 mục');
    });
    await step('Enter opens the menu of a row, Escape comes back to it', async () => {
      await userEvent.keyboard('{End}{Enter}');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Sửa' }));
      await expect(rename).toHaveBeenCalled();
      await waitFor(() => expect(cell()?.closest('[role="grid"]')).not.toBeNull());
    });
    await step('F2 goes into a cell, Escape out of it', async () => {
      await userEvent.keyboard('{Escape}{Home}{ArrowRight}{F2}');
      await expect(cell()?.tagName).toBe('A');
      await userEvent.keyboard('{Escape}');
      await expect(cell()).toHaveAttribute('role', 'rowheader');
    });
  },
};

export const FocusStaysWithItsRow: Story = {
  render: function Filtered(args) {
    const [left, setLeft] = useState(20);
    return (
      <>
        <Button onPress={() => setLeft(3)}>Lọc</Button>
        <DataTable {...args} rows={twenty.slice(0, left)} />
      </>
    );
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const focused = () => document.activeElement?.closest<HTMLElement>('[role="row"]')?.dataset['row'];
    const cells = () => canvas.getAllByRole('rowheader');
    cells()[9]?.focus();
    await step('over sorting', async () => {
      await expect(focused()).toBe('q9');
      canvas.getByRole('button', { name: 'Câu hỏi' }).click();
      await waitFor(() =>
        expect(cells()[9]?.closest<HTMLElement>('[role="row"]')?.dataset['row']).not.toBe('q9'),
      );
      await expect(focused()).toBe('q9');
    });
    await step('a row that is filtered away hands it to a neighbour', async () => {
      canvas.getByRole('button', { name: 'Lọc' }).click();
      await waitFor(() => expect(cells()).toHaveLength(3));
      await expect(focused()).toMatch(/^q[012]$/);
    });
  },
};

export const TenThousandRows: Story = {
  args: { rows: tenThousand, selection: {} },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid');
    const focused = () => document.activeElement?.closest<HTMLElement>('[role="row"]')?.dataset['row'];
    await step('few of them are in the page', async () => {
      await expect(within(grid).getAllByRole('row').length).toBeLessThan(80);
    });
    await step('the focused row stays while one scrolls away', async () => {
      canvas.getAllByRole('rowheader')[2]?.focus();
      await expect(focused()).toBe('q2');
      window.scrollTo(0, 200_000);
      await waitFor(() => expect(canvas.queryByText(/\(4\)$/)).not.toBeInTheDocument());
      await expect(focused()).toBe('q2');
      await expect(
        Number(within(grid).getAllByRole('row').at(-1)?.getAttribute('aria-rowindex')),
      ).toBeGreaterThan(3000);
    });
    await step('Ctrl+End goes to the last, an arrow from there to the one before', async () => {
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await waitFor(() => expect(focused()).toBe('q9999'));
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(focused()).toBe('q9998'));
    });
    await step('sorting takes the focused row along', async () => {
      canvas.getByRole('button', { name: 'Đã dùng' }).click();
      await waitFor(() =>
        expect(canvas.getByRole('columnheader', { name: 'Đã dùng' })).toHaveAttribute(
          'aria-sort',
          'ascending',
        ),
      );
      await expect(focused()).toBe('q9998');
    });
    window.scrollTo(0, 0);
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
  args: { selection: { actions: () => <Button size="small">Thêm vào đề</Button> } },
  render: (args) => <Served {...args} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sắp xếp theo' }), 'Loại, giảm dần');
    await userEvent.click(canvas.getAllByRole('checkbox', { name: /Chọn .*\(/ })[0] ?? canvasElement);
    await expect(canvas.getByRole('region')).toHaveTextContent('Đã chọn 1 mục');
  },
};

export const PhoneLoading: Story = { ...Loading, globals: { viewport: { value: 'phone' } } };
