import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Pagination, type PageSize } from './Pagination';

const meta = {
  title: 'Display/Pagination',
  component: Pagination,
  args: { page: 10, pageSize: 20, total: 12_408, onPageChange: fn(), onPageSizeChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `
Walks through a long list, page by page.

**When to use.** Lists in which people go to a known place and come back.

**When not.** All fits on one page: nothing. Conversations and news: load more at the end.

| Keyboard | |
| --- | --- |
| Tab | From number to number |
| Enter, Space | Goes to that page |`,
      },
    },
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

function Walked({ total }: { total: number }) {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<PageSize>(20);
  return (
    <Pagination
      page={page}
      pageSize={pageSize}
      total={total}
      onPageChange={setPage}
      onPageSizeChange={(size) => {
        setPageSize(size);
        setPage(1);
      }}
    />
  );
}

export const Turned: Story = {
  render: () => <Walked total={130} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^1–20 (trong số|of) 130$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(Trang sau|Next page)$/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^(Trang|Page) 7$/ }));
    await expect(canvas.getByText(/^121–130/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^(Trang sau|Next page)$/ })).toBeDisabled();
    await userEvent.selectOptions(canvas.getByRole('combobox'), '50');
    await expect(canvas.getByText(/^1–50/)).toBeVisible();
  },
};

export const Middle: Story = {};
/** Everything is on one page: only its size can be changed. */
export const OnePage: Story = {
  render: () => <Walked total={14} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1–14 (trong số|of) 14$/)).toBeVisible();
    await expect(canvas.getByRole('combobox')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** A short list has no bar. */
export const FewItems: Story = {
  args: { page: 1, total: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
