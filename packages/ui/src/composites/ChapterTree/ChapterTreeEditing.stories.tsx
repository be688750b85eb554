import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ChapterTree } from './ChapterTree';
import { sampleCourse } from './sampleCourse';
import { focused, Stateful, order, row } from './storyTree';

const meta = {
  title: 'Composites/ChapterTree/Editing',
  component: ChapterTree,
  args: {
    label: 'Nội dung khóa học An toàn điện',
    value: sampleCourse,
    newId: () => 'new',
    onChange: fn(),
    onChooseLesson: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof ChapterTree>;
export default meta;
type Story = StoryObj<typeof meta>;

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
          'Đã chuyển “Bài 2: Nhận diện nguy cơ nơi làm việc” lên vị trí 1 của Chương 1: Nguy cơ về điện.',
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
      await expect(canvas.getByText('Không thể chuyển “Kiểm tra chương 1” tới đó.')).toBeInTheDocument();
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
      await expect(canvas.getByText('Đã thêm “Chương 4: Ôn tập”.')).toBeInTheDocument();
    });
  },
};

export const Deleted: Story = {
  play: async ({ canvasElement, canvas }) => {
    row(canvasElement, 'c2').focus();
    await userEvent.keyboard('{Delete}');
    await expect(focused()).toBe('c3');
    await expect(
      canvas.getAllByText('Đã xóa “Chương 2: Biện pháp an toàn” cùng 3 mục bên trong.')[0],
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
    const dialog = await screen.findByRole('dialog', { name: /Chuyển “Bài 2/ });
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
    // A synthetic pointer cannot be captured.
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
      await expect(canvas.getByText('Đã hủy chuyển “Chương 1: Nguy cơ về điện”.')).toBeInTheDocument();
    });
    await step('a line shows where it will fall', async () => {
      await drag('s3', 's5', 0.2, 'hold');
      await waitFor(() => expect(row(canvasElement, 's5')).toHaveAttribute('data-mark', 'before'));
    });
  },
};
