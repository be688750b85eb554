import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { AddIcon, FilterIcon, UploadIcon } from '../../icons';
import { ListToolbar } from './ListToolbar';

const meta = {
  title: 'Composites/ListToolbar',
  component: ListToolbar,
  args: {
    search: { value: '', onSearch: fn(), label: 'Tìm câu hỏi' },
    filters: <Button icon={<Icon of={FilterIcon} />}>Lọc</Button>,
    actions: (
      <>
        <Button icon={<Icon of={UploadIcon} />}>Nhập từ tệp</Button>
        <Button variant="primary" icon={<Icon of={AddIcon} />}>
          Thêm câu hỏi
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ListToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Tìm câu hỏi' }), 'sơ cứu');
    await waitFor(() => expect(args.search?.onSearch).toHaveBeenCalledWith('sơ cứu'));
    await expect(args.search?.onSearch).toHaveBeenCalledTimes(1);
  },
};

export const ActionsAlone: Story = { args: { search: undefined, filters: undefined } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
