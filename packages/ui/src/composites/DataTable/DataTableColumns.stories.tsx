import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DataTable, type TableView } from './DataTable';
import { bar, columns, questionBank, Served, type Question } from './sampleQuestions';

const meta = {
  title: 'Composites/DataTable/Columns',
  component: DataTable<Question>,
  args: questionBank,
} satisfies Meta<typeof DataTable<Question>>;

export default meta;
type Story = StoryObj<typeof meta>;

const width = (name: string) =>
  within(document.body).getByRole('columnheader', { name }).getBoundingClientRect().width;
const edge = (name: string) => screen.getByRole('separator', { name: `Độ rộng cột ${name}` });
/** The handles are loaded lazily, after the table. */
const edgesAreThere = () => screen.findAllByRole('separator', {}, { timeout: 8000 });

/** Stores the choice, as a page does for one user. */
export const HideAndShow: Story = {
  args: {
    selection: { actions: bar },
    onViewChange: fn(),
    // Those of low priority would be hidden at some widths.
    columns: columns.filter(({ priority }) => priority !== 'low'),
  },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Hiển thị' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const list = within(await screen.findByRole('dialog', { name: 'Hiển thị' }));
    // While the popover is open the page behind is hidden from screen readers.
    await step('a column goes, and that is said where one is', async () => {
      await userEvent.click(list.getByRole('checkbox', { name: 'Người tạo' }));
      await expect(canvas.queryByRole('columnheader', { name: 'Người tạo', hidden: true })).toBeNull();
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ hidden: ['author'] });
      await expect(list.getByRole('status')).toHaveTextContent('Đã ẩn cột Người tạo.');
    });
    await step('the first one stays', async () => {
      await expect(list.getByRole('checkbox', { name: 'Câu hỏi' })).toBeDisabled();
    });
    await step('the checkboxes can go too, and with them what was selected', async () => {
      await userEvent.click(list.getByRole('checkbox', { name: 'Ô chọn' }));
      await expect(canvas.queryByRole('checkbox', { name: 'Chọn cả trang', hidden: true })).toBeNull();
    });
    await step('all of it comes back', async () => {
      await userEvent.click(list.getByRole('button', { name: 'Đặt lại như ban đầu' }));
      await expect(
        await canvas.findByRole('columnheader', { name: 'Người tạo', hidden: true }),
      ).toBeInTheDocument();
      await expect(args.onViewChange).toHaveBeenLastCalledWith({});
    });
    await step('Escape gives the focus back to the button', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Hiển thị' })).toHaveFocus());
    });
  },
};

export const MenuOpen: Story = {
  args: { selection: { actions: bar }, onViewChange: fn(), view: { hidden: ['category', 'used'] } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Hiển thị' }));
    await expect(await screen.findByRole('checkbox', { name: 'Danh mục' })).not.toBeChecked();
  },
};

/** The choice of the order, in what is displayed. */
async function orderChoice(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Hiển thị' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hiển thị' }));
  return dialog.findByRole('combobox', { name: 'Sắp xếp theo' });
}

const givenNameFirst = (name: string) => name.replace(/^(.*) (\S+)$/, '$2 $1');

/** People are ordered by given name, and on demand by the full name. */
export const SeveralOrders: Story = {
  args: {
    onViewChange: fn(),
    sort: { key: 'author', direction: 'ascending' },
    columns: columns.map((column) =>
      column.key === 'author'
        ? {
            ...column,
            sorts: [
              { key: 'author', label: 'Tên', sortValue: (row: Question) => givenNameFirst(row.author) },
              { key: 'authorFullName', label: 'Họ và tên', sortValue: (row: Question) => row.author },
            ],
          }
        : column,
    ),
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const head = canvas.getByRole('columnheader', { name: 'Người tạo' });
    const firstRow = () => canvas.getAllByRole('row', { hidden: true })[1];
    await expect(firstRow()).toHaveTextContent('Ân Văn Đạt');
    await expect(canvas.queryByRole('combobox', { name: 'Sắp xếp theo' })).toBeNull();
    await step('by full name, which the heading does not offer', async () => {
      const choice = await orderChoice(canvasElement);
      await userEvent.selectOptions(choice, 'Họ và tên');
      await userEvent.click(screen.getByRole('button', { name: 'Sắp xếp giảm dần' }));
      // The rows follow the press.
      await waitFor(() => expect(firstRow()).toHaveTextContent('Trần Ánh Nguyệt'));
      await expect(head).toHaveAttribute('aria-sort', 'descending');
      await expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent(
        'Đã sắp xếp theo Họ và tên, giảm dần.',
      );
      await userEvent.keyboard('{Escape}');
    });
    await step('the heading turns the chosen order around', async () => {
      await userEvent.click(within(head).getByRole('button'));
      await expect(canvas.getByText('Đã sắp xếp theo Họ và tên, tăng dần.')).toBeInTheDocument();
      await waitFor(() => expect(firstRow()).toHaveTextContent('Ân Văn Đạt'));
      await expect(await orderChoice(canvasElement)).toHaveDisplayValue('Họ và tên');
    });
  },
};

export const OneStays: Story = {
  args: {
    columns: columns.map((column) => ({ ...column, hideable: true })),
    view: { hidden: columns.map(({ key }) => key) },
    onViewChange: fn(),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Hiển thị' }));
    await expect(await screen.findByRole('checkbox', { name: 'Câu hỏi' })).toBeDisabled();
  },
};

export const WidthByKeyboard: Story = {
  args: { onViewChange: fn() },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await edgesAreThere();
    canvas.getByRole('columnheader', { name: 'Loại' }).focus();
    await step('F2 goes to the sort button, Tab to the edge', async () => {
      await userEvent.keyboard('{F2}{Tab}');
      await expect(edge('Loại')).toHaveFocus();
    });
    await step('arrows', async () => {
      const before = width('Loại');
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await waitFor(() => expect(Math.abs(width('Loại') - before - 32)).toBeLessThan(6));
      await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
      await waitFor(() => expect(width('Loại')).toBeLessThan(before));
      await expect(Number(edge('Loại').ariaValueNow)).toBe(Math.round(width('Loại') / 16));
    });
    await step('Home is the least, Enter fits, the focus stays', async () => {
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(width('Loại')).toBe(64));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(width('Loại')).toBeGreaterThan(100));
      await expect(edge('Loại')).toHaveFocus();
      await expect(args.onViewChange).toHaveBeenCalled();
    });
    await step('Escape goes back to the heading, Enter there still sorts', async () => {
      await userEvent.keyboard('{Escape}{Enter}');
      const head = canvas.getByRole('columnheader', { name: 'Loại' });
      await expect(head).toHaveFocus();
      await expect(head).toHaveAttribute('aria-sort', 'ascending');
    });
  },
};

export const WidthByHand: Story = {
  render: function Stateful(args) {
    const [view, setView] = useState<TableView>({});
    return <DataTable {...args} view={view} onViewChange={setView} />;
  },
  play: async ({ step }) => {
    await edgesAreThere();
    const pull = async (name: string, by: number) => {
      const from = edge(name).getBoundingClientRect();
      const at = { clientX: from.x + 12, clientY: from.y + 12, pointerId: 1, button: 0, bubbles: true };
      edge(name).setPointerCapture = () => undefined;
      await fireEvent.pointerDown(edge(name), at);
      await fireEvent.pointerMove(edge(name), { ...at, clientX: at.clientX + by });
      await fireEvent.pointerUp(edge(name), { ...at, clientX: at.clientX + by });
    };
    await step('the edge goes with the hand, and the columns before it stay', async () => {
      const [first, before] = [width('Câu hỏi'), width('Loại')];
      await pull('Loại', 60);
      await waitFor(() => expect(Math.abs(width('Loại') - before - 60)).toBeLessThan(4));
      await expect(Math.abs(width('Câu hỏi') - first)).toBeLessThan(4);
    });
    await step('a double click fits', async () => {
      await pull('Người tạo', -200);
      await waitFor(() => expect(width('Người tạo')).toBe(64));
      await userEvent.dblClick(edge('Người tạo'));
      await waitFor(() => expect(width('Người tạo')).toBeGreaterThan(120));
    });
  },
};

/** Wider than its container: the head and the first column are sticky. */
export const StickyFirstColumn: Story = {
  args: {
    selection: { actions: bar },
    view: { widths: { title: 20, kind: 14, category: 16, status: 12, author: 18, used: 10, updated: 12 } },
    onViewChange: fn(),
  },
  play: async ({ canvasElement }) => {
    const [name] = within(canvasElement).getAllByRole('rowheader');
    const scroller = name?.closest('[role="presentation"]');
    if (!name || !scroller) throw new Error('There is no row');
    const before = name.getBoundingClientRect().x;
    scroller.scrollLeft = 300;
    await waitFor(() => expect(within(canvasElement).getByRole('grid')).toHaveAttribute('data-scrolled'));
    await expect(Math.abs(name.getBoundingClientRect().x - before)).toBeLessThan(2);
  },
};

/** Where there is not room for all, columns of low priority are hidden until somebody shows them. */
export const NarrowTable: Story = {
  args: { onViewChange: fn(), selection: { actions: bar } },
  decorators: [(Story) => <div style={{ inlineSize: '46rem' }}>{Story()}</div>],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('columnheader', { name: 'Danh mục' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Hiển thị' }));
    const list = within(await screen.findByRole('dialog', { name: 'Hiển thị' }));
    await userEvent.click(list.getByRole('checkbox', { name: 'Danh mục' }));
    await expect(canvas.getByRole('columnheader', { name: 'Danh mục', hidden: true })).toBeInTheDocument();
    await expect(args.onViewChange).toHaveBeenCalledOnce();
  },
};

export const PhoneColumns: Story = {
  args: { onViewChange: fn(), view: { hidden: ['author'] } },
  render: (args) => <Served {...args} />,
  globals: { viewport: { value: 'phone' } },
};

/** The order of a hidden column, and one that no column has: stated as they are, and the first can be chosen. */
export const OrderOfAHiddenColumn: Story = {
  args: {
    onViewChange: fn(),
    onSortChange: fn(),
    view: { hidden: ['author'] },
    sort: { key: 'author', direction: 'descending' },
  },
  play: async ({ canvasElement, args }) => {
    await expect(await orderChoice(canvasElement)).toHaveDisplayValue('Người tạo');
    await userEvent.click(screen.getByRole('button', { name: 'Sắp xếp tăng dần' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({ key: 'author', direction: 'ascending' });
  },
};

export const OrderWithoutAColumn: Story = {
  ...OrderOfAHiddenColumn,
  args: { onSortChange: fn(), sort: { key: 'updated_at', direction: 'descending' } },
  play: async ({ canvasElement }) => {
    await expect(await orderChoice(canvasElement)).toHaveDisplayValue('Thứ tự mặc định');
  },
};

/** The pointer on a cell that is cut shows all of its text. */
export const TellsWhatIsCut: Story = {
  args: { view: { widths: { title: 6 } } },
  play: async ({ canvasElement }) => {
    const [name] = within(canvasElement).getAllByRole('rowheader');
    const content = name?.firstElementChild ?? canvasElement;
    await userEvent.hover(content);
    await expect(content).toHaveAttribute('title', content.textContent);
  },
};
