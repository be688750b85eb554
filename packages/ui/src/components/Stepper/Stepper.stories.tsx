import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stepper, type StepperStep } from './Stepper';

const steps: StepperStep<string>[] = [
  { id: 'file', label: 'Chọn tệp', state: 'done' },
  { id: 'columns', label: 'Ghép cột', state: 'done' },
  { id: 'check', label: 'Kiểm tra dữ liệu', state: 'current' },
  { id: 'save', label: 'Lưu học viên', state: 'upcoming' },
];

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: { label: 'Nhập học viên từ tệp', steps },
  parameters: {
    docs: {
      description: {
        component: `
How far a task of several pages is: what is done, where one is, what comes, and what needs fixing. Each state stands in words, not in a colour alone.

**When to use.** Three to six steps in a fixed order, as an import or a registration.

**When not.** Parts of a page in any order: \`Tabs\`. Levels of pages: \`Breadcrumbs\`. How much of one thing is done: \`Progress\`. A history with times: \`Timeline\`.

| Keyboard | |
| --- | --- |
| Tab | To the next step that can be pressed (with \`onPress\`: done, or with an error) |
| Enter, Space | Goes back to it |

On a phone it is a column in every case. The stepper moves nothing by itself: the caller says the state of each step.`,
      },
    },
  },
} satisfies Meta<typeof Stepper<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getByRole('listitem', { current: 'step' });
    await expect(current).toHaveTextContent(/(Bước 3 trên 4|Step 3 of 4).*Kiểm tra dữ liệu/);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const BackByKeyboard: Story = {
  args: { onPress: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Ghép cột/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenLastCalledWith('columns');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenLastCalledWith('file');
  },
};

export const WithAnError: Story = {
  args: {
    onPress: fn(),
    steps: [
      { id: 'file', label: 'Chọn tệp', state: 'done' },
      { id: 'columns', label: 'Ghép cột', note: 'Cột Email chưa được ghép.', state: 'failed' },
      { id: 'check', label: 'Kiểm tra dữ liệu', state: 'current' },
      { id: 'save', label: 'Lưu học viên', state: 'upcoming' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Ghép cột.*(Cần sửa|Needs fixing)/ })).toBeVisible();
  },
};

export const AllDone: Story = { args: { steps: steps.map((step) => ({ ...step, state: 'done' })) } };

export const Column: Story = { args: { direction: 'column' } };

export const Compact: Story = { args: { compact: true } };

export const CompactOnAPhone: Story = { ...Compact, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    steps: [
      { id: 'a', label: 'Đăng ký thông tin của đơn vị cử học viên', note: '02/11/2026', state: 'done' },
      { id: 'b', label: 'Xác nhận danh sách học viên và giảng viên phụ trách', state: 'current' },
      { id: 'c', label: 'Ký quyết định mở lớp bồi dưỡng nghiệp vụ', state: 'upcoming' },
    ],
  },
};

export const OnAPhone: Story = { ...WithAnError, globals: { viewport: { value: 'phone' } } };
