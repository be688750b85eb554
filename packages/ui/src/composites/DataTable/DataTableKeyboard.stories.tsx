import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { DataTable } from './DataTable';
import { bar, questionBank, questions, rename, tenThousand, twenty, type Question } from './sampleQuestions';

const meta = {
  title: 'Composites/DataTable/Keyboard',
  component: DataTable<Question>,
  args: questionBank,
} satisfies Meta<typeof DataTable<Question>>;

export default meta;
type Story = StoryObj<typeof meta>;

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
      await expect(await canvas.findByRole('region')).toHaveTextContent('Đã chọn 20 mục');
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
  args: { selection: {} },
  render: function Filtered(args) {
    const [left, setLeft] = useState(20);
    return (
      <Stack>
        <Inline>
          <Button onPress={() => setLeft(3)}>Lọc</Button>
          <Button onPress={() => setLeft(20)}>Bỏ lọc</Button>
        </Inline>
        <DataTable {...args} rows={twenty.slice(0, left)} />
      </Stack>
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
    const grid = canvas.getByRole('grid');
    await step('a row that is filtered away takes it to nobody else', async () => {
      canvas.getByRole('button', { name: 'Lọc' }).click();
      await waitFor(() => expect(cells()).toHaveLength(3));
      await waitFor(() => expect(grid).toHaveFocus());
      await userEvent.keyboard(' {Enter}');
      await expect(within(grid).queryByRole('row', { selected: true })).toBeNull();
      await expect(canvas.getByText(/không còn trong danh sách/)).toBeInTheDocument();
    });
    await step('it comes back with its row', async () => {
      canvas.getByRole('button', { name: 'Bỏ lọc' }).click();
      await waitFor(() => expect(focused()).toBe('q9'));
    });
    await step('an arrow goes on from where the row was', async () => {
      canvas.getByRole('button', { name: 'Lọc' }).click();
      await waitFor(() => expect(grid).toHaveFocus());
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(focused()).toMatch(/^q[012]$/));
    });
    await step('the grid is reached by Tab, although the row of its tab stop is gone', async () => {
      canvas.getByRole('button', { name: 'Bỏ lọc' }).click();
      await waitFor(() => expect(cells()).toHaveLength(20));
      cells()[19]?.focus();
      canvas.getByRole('button', { name: 'Bỏ lọc' }).focus();
      canvas.getByRole('button', { name: 'Lọc' }).click();
      await waitFor(() => expect(cells()).toHaveLength(3));
      await userEvent.tab();
      await expect(grid).toContainElement(document.activeElement as HTMLElement | null);
    });
  },
};

/** The grid is removed with its last row; its replacement takes the focus. */
export const LastRowGone: Story = {
  render: function Emptied(args) {
    const [rows, setRows] = useState(questions(1));
    return (
      <Stack>
        <DataTable {...args} rows={rows} />
        <Button onPress={() => setRows([])}>Người khác xóa</Button>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('rowheader').focus();
    canvas.getByRole('button', { name: 'Người khác xóa' }).click();
    const instead = await canvas.findByRole('group', { name: 'Ngân hàng câu hỏi' });
    await expect(instead).toHaveTextContent('Không có dữ liệu.');
    await waitFor(() => expect(instead).toHaveFocus());
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

const hundredThousand = questions(100_000);

export const HundredThousandRows: Story = {
  args: { selection: { actions: bar } },
  // Not as an argument: Storybook would copy all rows for its panels.
  render: (args) => <DataTable {...args} rows={hundredThousand} />,
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const region = () => canvas.findByRole('region', { name: 'Thao tác với các mục đã chọn' });
    await step('all of them are selected by one flag, but for one', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Chọn cả trang' }));
      await expect(await region()).toHaveTextContent('Đã chọn 100.000 mục');
      canvas.getAllByRole('rowheader')[1]?.focus();
      await userEvent.keyboard(' ');
      await expect(await region()).toHaveTextContent('Đã chọn 99.999 mục');
    });
    await step('PageDown and arrows cross the window', async () => {
      await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}{ArrowDown}');
      await waitFor(() =>
        expect(document.activeElement?.closest<HTMLElement>('[role="row"]')?.dataset['row']).toBe('q52'),
      );
    });
    window.scrollTo(0, 0);
  },
};
