import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { Button } from '../../components/Button/Button';
import { DataTable, type DataTableProps } from './DataTable';
import { questionBank, questions, type Question } from './sampleQuestions';

const meta = {
  title: 'Composites/DataTable/Printing',
  component: DataTable<Question>,
  args: questionBank,
} satisfies Meta<typeof DataTable<Question>>;

export default meta;
type Story = StoryObj<typeof meta>;

function Arriving({ rows, ...props }: DataTableProps<Question>) {
  const [arrived, setArrived] = useState(false);
  return (
    <>
      <Button onPress={() => setArrived(true)}>Tải</Button>
      <DataTable {...props} rows={arrived ? rows : []} />
    </>
  );
}

/** Rows that are not seen are built after a frame, for printing at once. */
export const PrintedAtOnce: Story = {
  args: { rows: questions(100) },
  render: (args) => <Arriving {...args} />,
  play: async ({ canvasElement }) => {
    // In one task, so that no frame comes between.
    within(canvasElement).getByRole('button', { name: 'Tải' }).click();
    await Promise.resolve();
    window.dispatchEvent(new Event('beforeprint'));
    const rows = [...canvasElement.querySelectorAll('[data-row]')];
    await expect(rows).toHaveLength(100);
    await expect(rows.filter((row) => row.childElementCount === 0)).toEqual([]);
  },
};
