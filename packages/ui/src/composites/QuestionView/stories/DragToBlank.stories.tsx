import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleQuestions } from '../sampleQuestions';
import { HeldQuestion, questionStates } from './questionStory';

const meta = {
  title: 'Composites/Question/Drag to blank',
  component: HeldQuestion,
  args: { question: sampleQuestions.drag_to_blank.question, value: null, onChange: fn() },
} satisfies Meta<typeof HeldQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = questionStates(sampleQuestions.drag_to_blank);

export const Empty: Story = states.empty;
export const Filled: Story = states.filled;
export const ReadOnly: Story = states.readOnly;
export const Right: Story = states.right;
export const Wrong: Story = states.wrong;
export const PartlyRight: Story = states.partial;
export const NotAnswered: Story = states.notAnswered;
/** The blanks of two lines do not touch. */
export const Phone: Story = {
  ...states.filled,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const blanks = canvas.getAllByRole('button', { name: /^Chỗ trống/ });
    const boxes = blanks.map((blank) => blank.getBoundingClientRect());
    const gaps = boxes.slice(1).map((box, place) => box.top - (boxes[place]?.bottom ?? 0));
    const below = gaps.filter((gap) => gap > -10);
    await expect(below.length).toBeGreaterThan(0);
    for (const gap of below) await expect(gap).toBeGreaterThanOrEqual(8);
  },
};
export const PhoneInDark: Story = {
  ...states.empty,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
};

export const ByPress: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'sen' }));
    await expect(canvas.getByRole('button', { name: 'sen', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Chỗ trống 2, chưa điền' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'drag_to_blank', blanks: { 2: 'w1' } });
    await expect(canvas.getByRole('status')).toHaveTextContent('Đã đặt “sen” vào chỗ trống 2.');
    await userEvent.click(canvas.getByRole('button', { name: 'Chỗ trống 2: sen' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'drag_to_blank', blanks: {} });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'sen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Chỗ trống 1, chưa điền' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'drag_to_blank', blanks: { 2: 'w1' } });
    await expect(canvas.getByRole('button', { name: 'thanh khiết' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(canvas.getByRole('button', { name: 'thanh khiết', pressed: false })).toHaveFocus();
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const middle = (element: Element) => {
      const box = element.getBoundingClientRect();
      return { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
    };
    const word = canvas.getByRole('button', { name: 'Gần' });
    const blank = canvas.getByRole('button', { name: 'Chỗ trống 1, chưa điền' });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: word, coords: middle(word) },
      { target: word, coords: { clientX: middle(word).clientX + 20, clientY: middle(word).clientY } },
      { target: blank, coords: middle(blank) },
      { keys: '[/MouseLeft]', target: blank, coords: middle(blank) },
    ]);
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'drag_to_blank', blanks: { 1: 'w3' } });
  },
};
