import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button';
import { Stack } from '../../layout/Stack/Stack';
import { ChapterTree, type ChapterTreeHandle, type ChapterTreeProps } from './ChapterTree';
import { longCourse, sampleCourse } from './sampleCourse';

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

/** Keeps the value, as a form would. */
function Kept(props: ChapterTreeProps) {
  const [value, setValue] = useState(props.value);
  const [count, setCount] = useState(0);
  return (
    <ChapterTree
      {...props}
      value={value}
      newId={() => {
        setCount(count + 1);
        return `new-${count}`;
      }}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

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
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ChapterTree>;
export default meta;
type Story = StoryObj<typeof meta>;

const focused = () => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'];
const order = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[data-row]')].map((row) => row.dataset['row']).join(' ');
const row = (root: HTMLElement, id: string) => {
  const found = root.querySelector<HTMLElement>(`[data-row="${id}"]`);
  if (!found) throw new Error(`There is no row ${id}`);
  return found;
};

export const Filled: Story = {
  play: async ({ canvasElement, canvas }) => {
    const tree = canvas.getByRole('treegrid', { name: 'Nội dung khóa học An toàn điện' });
    await expect(within(tree).getAllByRole('row')).toHaveLength(10);
    await expect(row(canvasElement, 's2')).toHaveAttribute('aria-level', '2');
    await expect(row(canvasElement, 's2')).toHaveAttribute('aria-posinset', '2');
    await expect(canvas.getByText('Còn thiếu 20 %')).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, canvas, step }) => {
    await step('the tree is one stop of Tab', async () => {
      row(canvasElement, 'c1').focus();
      await expect(
        canvas.getByRole('treegrid').querySelectorAll('[tabindex="0"], button:not([tabindex])'),
      ).toHaveLength(1);
    });
    await step('arrows, Home, End, letters', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(focused()).toBe('s2');
      await userEvent.keyboard('{ArrowLeft}');
      await expect(focused()).toBe('c1');
      await userEvent.keyboard('{End}');
      await expect(focused()).toBe('c3');
      await userEvent.keyboard('{Home}bai 4');
      await expect(focused()).toBe('s4');
    });
    await step('left closes, * opens all', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(row(canvasElement, 'c2')).toHaveAttribute('aria-expanded', 'false');
      await expect(order(canvasElement)).toBe('c1 s1 s2 s3 e1 c2 c3');
      await userEvent.keyboard('*');
      await expect(order(canvasElement)).toBe('c1 s1 s2 s3 e1 c2 s4 s5 e2 c3');
    });
    await step('right goes into the row, Escape out of it', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowRight}');
      await expect(document.activeElement).toHaveAccessibleName(/Chọn bài giảng cho Bài 4/);
      await userEvent.keyboard('{ArrowRight}');
      await expect(document.activeElement).toHaveAccessibleName(/Thao tác với Bài 4/);
      await userEvent.keyboard('{Escape}');
      await expect(document.activeElement).toHaveAttribute('role', 'row');
    });
    await step('Alt and arrows move and say so', async () => {
      await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
      await expect(order(canvasElement)).toBe('c1 s2 s1 s3 e1 c2 s4 s5 e2 c3');
      await expect(focused()).toBe('s2');
      await expect(
        canvas.getByText(
          'Đã chuyển "Bài 2: Nhận diện nguy cơ nơi làm việc" lên vị trí 1 của Chương 1: Nguy cơ về điện.',
        ),
      ).toBeInTheDocument();
      await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
      await expect(order(canvasElement)).toBe('c1 s1 s3 e1 c2 s2 s4 s5 e2 c3');
      await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
      await expect(row(canvasElement, 's2')).toHaveAttribute('aria-level', '1');
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
      await expect(order(canvasElement)).toBe('c1 s1 s3 e1 c2 s4 s5 e2 s2 c3');
    });
    await step('undo all the way, and again', async () => {
      await userEvent.keyboard('{Control>}zzzzzzz{/Control}');
      await expect(order(canvasElement)).toBe('c1 s1 s2 s3 e1 c2 s4 s5 e2 c3');
      await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
      await expect(order(canvasElement)).toBe('c1 s2 s1 s3 e1 c2 s4 s5 e2 c3');
      await expect(focused()).toBe('s2');
    });
    await step('an exam cannot become a chapter', async () => {
      row(canvasElement, 'e1').focus();
      await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
      await expect(canvas.getByText('Không thể chuyển "Kiểm tra chương 1" tới đó.')).toBeInTheDocument();
    });
  },
};

export const Renamed: Story = {
  play: async ({ canvasElement, canvas, args, step }) => {
    row(canvasElement, 's1').focus();
    await step('Escape takes back', async () => {
      await userEvent.keyboard('{F2}');
      const field = await canvas.findByRole('textbox', { name: 'Tên buổi học' });
      await expect(field).toHaveFocus();
      await userEvent.type(field, ' thay đổi{Escape}');
      await waitFor(() => expect(focused()).toBe('s1'));
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('a title is required', async () => {
      await userEvent.keyboard('{Enter}');
      const field = await canvas.findByRole('textbox', { name: 'Tên buổi học' });
      await userEvent.clear(field);
      await userEvent.keyboard('{Enter}');
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(/Trường này là bắt buộc!/);
      await userEvent.type(field, 'Bài 1: Ẩn họa từ điện{Enter}');
    });
    await expect(canvas.getByText('Bài 1: Ẩn họa từ điện')).toBeVisible();
    await waitFor(() => expect(focused()).toBe('s1'));
  },
};

export const Editing: Story = {
  play: async ({ canvasElement, canvas }) => {
    row(canvasElement, 's2').focus();
    await userEvent.keyboard('{F2}');
    await expect(await canvas.findByRole('textbox', { name: 'Tên buổi học' })).toHaveAccessibleDescription(
      /Mỗi buổi học chứa một bài giảng/,
    );
  },
};

export const Added: Story = {
  play: async ({ canvasElement, canvas, step }) => {
    await step('a session, by the menu of its chapter', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Thao tác với Chương 3/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Thêm buổi học' }));
      const field = await canvas.findByRole('textbox', { name: 'Tên buổi học' });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.type(field, 'Bài 6: Hô hấp nhân tạo{Enter}');
      await waitFor(() => expect(order(canvasElement)).toMatch(/c3 new-0$/));
    });
    await step('an exam that is not named is not added', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Thao tác với Chương 3/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Thêm bài kiểm tra' }));
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Tên bài kiểm tra' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await expect(order(canvasElement)).toMatch(/c3 new-0$/);
      await waitFor(() => expect(focused()).toBe('c3'));
    });
    await step('a chapter, by the button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Thêm chương' }));
      await userEvent.keyboard('Chương 4: Ôn tập{Enter}');
      await expect(canvas.getByText('Đã thêm "Chương 4: Ôn tập".')).toBeInTheDocument();
    });
  },
};

export const Deleted: Story = {
  play: async ({ canvasElement, canvas }) => {
    row(canvasElement, 'c2').focus();
    await userEvent.keyboard('{Delete}');
    await expect(focused()).toBe('c3');
    await expect(
      canvas.getAllByText('Đã xóa "Chương 2: Biện pháp an toàn" cùng 3 mục bên trong.')[0],
    ).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Hoàn tác' }).at(-1) ?? canvasElement);
    await expect(order(canvasElement)).toBe('c1 s1 s2 s3 e1 c2 s4 s5 e2 c3');
    row(canvasElement, 's5').focus();
    await userEvent.keyboard('{Delete}');
  },
};

export const MovedByMenu: Story = {
  play: async ({ canvasElement, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Thao tác với Bài 2/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Chuyển đến chương…' }));
    const dialog = await screen.findByRole('dialog', { name: /Chuyển "Bài 2/ });
    await userEvent.click(within(dialog).getByRole('button', { name: /Chuyển đến chương/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^3\. Chương 3/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Chuyển' }));
    await waitFor(() => expect(order(canvasElement)).toBe('c1 s1 s3 e1 c2 s4 s5 e2 c3 s2'));
    await waitFor(() => expect(focused()).toBe('s2'));
    await userEvent.click(canvas.getByRole('button', { name: /Thao tác với Chương 1/ }));
    await expect(await screen.findByRole('menuitem', { name: /Chuyển lên/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Chuyển xuống' }));
    await waitFor(() => expect(order(canvasElement)).toBe('c2 s4 s5 e2 c1 s1 s3 e1 c3 s2'));
  },
};

export const Dragged: Story = {
  play: async ({ canvasElement, canvas, step }) => {
    const drag = async (id: string, to: string, part: number, how: 'drop' | 'escape' | 'hold') => {
      const handle = row(canvasElement, id).querySelector('[data-drag]') ?? canvasElement;
      const from = handle.getBoundingClientRect();
      const box = row(canvasElement, to).getBoundingClientRect();
      const at = { clientX: box.left + 120, clientY: box.top + box.height * part };
      const pointer = { pointerId: 1, isPrimary: true, button: 0 };
      row(canvasElement, id).focus();
      await fireEvent.pointerDown(handle, { ...pointer, clientX: from.left + 4, clientY: from.top + 4 });
      await fireEvent.pointerMove(handle, { ...pointer, clientX: from.left + 4, clientY: from.top + 20 });
      await fireEvent.pointerMove(handle, { ...pointer, ...at });
      if (how === 'escape') await userEvent.keyboard('{Escape}');
      if (how !== 'hold') await fireEvent.pointerUp(handle, { ...pointer, ...at });
    };
    // A pointer that a test makes up cannot be captured.
    Element.prototype.setPointerCapture = () => undefined;
    await step('a session into another chapter', async () => {
      await drag('s1', 's5', 0.2, 'drop');
      await waitFor(() => expect(order(canvasElement)).toBe('c1 s2 s3 e1 c2 s4 s1 s5 e2 c3'));
    });
    await step('a chapter takes its sessions along', async () => {
      await drag('c1', 'c3', 0.8, 'drop');
      await waitFor(() => expect(order(canvasElement)).toBe('c2 s4 s1 s5 e2 c3 c1 s2 s3 e1'));
    });
    await step('Escape takes the drag back', async () => {
      await drag('c1', 'c2', 0.2, 'escape');
      await expect(order(canvasElement)).toBe('c2 s4 s1 s5 e2 c3 c1 s2 s3 e1');
      await expect(canvas.getByText('Đã thôi chuyển "Chương 1: Nguy cơ về điện".')).toBeInTheDocument();
    });
    await step('a line shows where it will fall', async () => {
      await drag('s3', 's5', 0.2, 'hold');
      await waitFor(() => expect(row(canvasElement, 's5')).toHaveAttribute('data-mark', 'before'));
    });
  },
};

export const Weights: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('textbox', { name: /Trọng số của/ });
    if (!first || !second) throw new Error('The weights are missing');
    await userEvent.clear(first);
    await userEvent.type(first, '65{Enter}');
    await expect(canvas.getByText('Vượt 5 %')).toBeVisible();
    await userEvent.clear(second);
    await userEvent.type(second, '35{Enter}');
    await expect(canvas.getByText('Đã đủ')).toBeVisible();
    await userEvent.clear(second);
    await userEvent.type(second, '0{Tab}');
    await expect(second).toBeInvalid();
    await expect(second).toHaveAccessibleDescription('Nhập số lớn hơn 0, nhiều nhất 100.');
    await userEvent.clear(first);
    await userEvent.type(first, '70{Enter}');
    await expect(canvas.getByText('Vượt 5 %')).toBeVisible();
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
        <Kept {...args} ref={tree} />
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
    await expect(canvas.getByText('Không có dữ liệu.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm chương' }));
    await userEvent.keyboard('Chương 1: Mở đầu{Enter}');
    await waitFor(() => expect(focused()).toBe('new-0'));
    await userEvent.keyboard('{Delete}');
    await expect(canvasElement.querySelector('[data-row]')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Thêm chương' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Hoàn tác' }));
    await expect(order(canvasElement)).toBe('new-0');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Hoàn tác' })[0] ?? canvasElement);
    await expect(canvas.getByText('Không có dữ liệu.')).toBeVisible();
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
    // Only the lines that change are drawn again, whatever the machine is busy with.
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
