import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button';
import { Stack } from '../../layout/Stack/Stack';
import { ChapterTree, type ChapterTreeHandle } from './ChapterTree';
import { longCourse, sampleCourse } from './sampleCourse';
import { focused, Stateful, order, row } from './storyTree';

const docs = `
Edits the content of a course: chapters, each with sessions (of a lesson, or online) and exams with a weight.

**When to use**: wherever the two levels of a course are put in order. **When not**: a flat list that is only sorted (DataTable); the parts of an exam (ExamBuilder).

**Keyboard** (the tree is one stop of Tab)

| key | on a row |
| --- | --- |
| ↑ ↓ Home End | goes to a row |
| → ← | opens, goes into what the row holds; closes, goes to the chapter |
| letters | goes to the next title that begins with them, marks do not matter |
| \\* | opens all chapters |
| F2, Enter | edits the title; then Enter keeps, Escape takes back |
| Delete | deletes; a line offers to undo it |
| Alt + ↑ ↓ | moves, at the edge of a chapter into the next one |
| Alt + ← | a session without lesson or meeting becomes a chapter |
| Alt + → | a chapter without content becomes a session of the one before |
| Shift + F10 | opens the menu |
| Ctrl/Cmd + Z, with Shift | undoes, does again |
| Escape | leaves what the row holds; takes back a drag |

**Announcements**: every move with its new place and chapter, added, renamed, deleted, undone, done again, what cannot go there; the sum of the weights as it changes.

**Limits**: two levels. \`value\` is the caller's: a value that is not the answer to \`onChange\` begins a new history. Undo reaches back 100 steps. Measured to 500 nodes; what is not seen is not laid out. Choosing a lesson is the caller's (\`onChooseLesson\`).
`;

const meta = {
  title: 'Composites/ChapterTree',
  component: ChapterTree,
  args: {
    label: 'Nội dung khóa học An toàn điện',
    value: sampleCourse,
    newId: () => 'new',
    onChange: fn(),
    onChooseLesson: fn(),
  },
  parameters: { docs: { description: { component: docs } } },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof ChapterTree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement, canvas }) => {
    const tree = canvas.getByRole('treegrid', { name: 'Nội dung khóa học An toàn điện' });
    await expect(within(tree).getAllByRole('row')).toHaveLength(10);
    await expect(row(canvasElement, 's2')).toHaveAttribute('aria-level', '2');
    await expect(row(canvasElement, 's2')).toHaveAttribute('aria-posinset', '2');
    await expect(canvas.getByText('Còn thiếu 20%')).toBeVisible();
  },
};

export const Weights: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('textbox', { name: /Trọng số của/ });
    if (!first || !second) throw new Error('The weights are missing');
    await userEvent.clear(first);
    await userEvent.type(first, '65{Enter}');
    await expect(canvas.getByText('Vượt 5%')).toBeVisible();
    await userEvent.clear(second);
    await userEvent.type(second, '35{Enter}');
    await expect(canvas.getByText('Đã đủ')).toBeVisible();
    await userEvent.clear(second);
    await userEvent.type(second, '0{Tab}');
    await expect(second).toBeInvalid();
    await expect(second).toHaveAccessibleDescription('Nhập số lớn hơn 0, nhiều nhất 100.');
    await userEvent.clear(first);
    await userEvent.type(first, '70{Enter}');
    await expect(canvas.getByText('Vượt 5%')).toBeVisible();
  },
};

export const Invalid: Story = {
  args: {
    errors: { s4: 'Trường này là bắt buộc!', e2: 'Trọng số phải lớn hơn 0.' },
    defaultCollapsed: ['c2'],
    value: sampleCourse.map((chapter) => ({
      ...chapter,
      items: chapter.items.map((item) =>
        item.id === 's4' ? { ...item, title: '' } : item.kind === 'exam' ? { ...item, weight: null } : item,
      ),
    })),
  },
  render: function Checked(args) {
    const tree = useRef<ChapterTreeHandle>(null);
    return (
      <Stack gap="m">
        <Stateful {...args} ref={tree} />
        <Button variant="primary" onPress={() => tree.current?.focusFirstError()}>
          Lưu khóa học
        </Button>
      </Stack>
    );
  },
  play: async ({ canvasElement, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu khóa học' }));
    await waitFor(() => expect(focused()).toBe('s4'));
    await expect(row(canvasElement, 's4')).toHaveAccessibleDescription('Trường này là bắt buộc!');
  },
};

/** Exams come from the caller's picker, new ones and those in place of another. */
export const ChosenExams: Story = {
  args: { onChooseExam: fn() },
  play: async ({ args, canvasElement, canvas }) => {
    row(canvasElement, 'e1').focus();
    await userEvent.keyboard('{F2}');
    await expect(args.onChooseExam).toHaveBeenCalledWith({ exam: 'e1' });
    await expect(canvas.queryByRole('textbox', { name: 'Tên bài kiểm tra' })).not.toBeInTheDocument();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvasElement, canvas }) => {
    row(canvasElement, 's1').focus();
    await userEvent.keyboard('{F2}{Delete}{Alt>}{ArrowDown}{/Alt}');
    await expect(order(canvasElement)).toBe('c1 s1 s2 s3 e1 c2 s4 s5 e2 c3');
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { value: [] },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByText('Chưa có chương nào')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm chương' }));
    const field = canvas.getByRole('textbox', { name: 'Tên chương' });
    await expect(field).toHaveAttribute('placeholder', 'Ví dụ: Chương 1: Mở đầu');
    await expect(field).toHaveAccessibleDescription(/^Một chương gồm các buổi học/);
    await userEvent.keyboard('Chương 1: Mở đầu{Enter}');
    await waitFor(() => expect(focused()).toBe('new-0'));
    await userEvent.keyboard('{Delete}');
    await expect(canvasElement.querySelector('[data-row]')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Thêm chương' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
    await expect(order(canvasElement)).toBe('new-0');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Hoàn tác' })[0] ?? canvasElement);
    await expect(canvas.getByText('Chưa có chương nào')).toBeVisible();
  },
};

export const EmptyReadOnly: Story = { args: { value: [], readOnly: true } };

export const Loading: Story = { args: { loading: true } };

export const FiveHundredNodes: Story = {
  args: { value: longCourse, label: 'Nội dung khóa học dài' },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(500);
    row(canvasElement, 'c0').focus();
    await userEvent.keyboard('{End}');
    await expect(focused()).toBe('e24');
    const drawn = new Set<string | undefined>();
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element) drawn.add(target.closest<HTMLElement>('[data-row]')?.dataset['row']);
    });
    watch.observe(canvasElement, { subtree: true, attributes: true, childList: true, characterData: true });
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
    watch.disconnect();
    // Only changed lines are rendered again; the count does not depend on the machine's load.
    await expect(drawn.size).toBeLessThan(15);
    await expect(row(canvasElement, 'e24')).toHaveAttribute('aria-posinset', '14');
    row(canvasElement, 'c0').focus();
    canvasElement.ownerDocument.defaultView?.scrollTo(0, 0);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Thao tác với Bài 2/ }));
    const up = await screen.findByRole('menuitem', { name: 'Chuyển lên' });
    await waitFor(() => expect(up).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

export const PhoneInvalid: Story = {
  args: { errors: { s5: 'Hãy chọn bài giảng cho buổi học này.' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hãy chọn bài giảng cho buổi học này.')).toBeVisible();
  },
};
