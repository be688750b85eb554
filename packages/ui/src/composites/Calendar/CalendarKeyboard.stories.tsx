import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Calendar } from './Calendar';
import { KeptCalendar } from './stories/KeptCalendar';
import { sampleEvents, sampleNow } from './stories/sampleEvents';

const meta = {
  title: 'Composites/Calendar/Keyboard',
  component: Calendar,
  args: {
    label: 'Lịch giảng dạy',
    events: sampleEvents,
    view: 'month',
    date: '2026-11-21',
    now: sampleNow,
    onViewChange: fn(),
    onDateChange: fn(),
    onOpenEvent: fn(),
    onCreate: fn(),
    onMove: fn(),
  },
  render: (args) => <KeptCalendar {...args} />,
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const here = () => document.activeElement as HTMLElement | null;
const place = () => [here()?.dataset['day'], here()?.dataset['row']].filter(Boolean).join(' ');
const piece = () => here()?.dataset['piece'];
const at = (expected: string) => waitFor(() => expect(place()).toBe(expected));
const stops = (root: HTMLElement) => root.querySelectorAll('[role="grid"] [tabindex="0"]');

export const MonthByKeyboard: Story = {
  play: async ({ canvasElement, canvas, step }) => {
    await canvas.findByRole('grid', { name: 'Tháng 11/2026' });
    await step('the grid is one stop of Tab', async () => {
      await expect(stops(canvasElement)).toHaveLength(1);
      canvas.getByLabelText('Tháng').focus();
      await userEvent.tab();
      await at('2026-11-21');
    });
    await step('arrows, Home, End', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await at('2026-11-22');
      await userEvent.keyboard('{ArrowUp}');
      await at('2026-11-15');
      await userEvent.keyboard('{Home}');
      await at('2026-11-09');
      await userEvent.keyboard('{End}{ArrowLeft}');
      await at('2026-11-14');
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await at('2026-11-01');
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await at('2026-11-30');
    });
  },
};

export const MonthsByKeyboard: Story = {
  play: async ({ canvasElement, canvas, step }) => {
    await canvas.findByRole('grid', { name: 'Tháng 11/2026' });
    cell(canvasElement, '2026-11-30').focus();
    await step('over the edge of the month, by months and years', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await at('2026-12-07');
      await expect(canvas.getByText('Tháng 12/2026')).toBeVisible();
      await userEvent.keyboard('{PageUp}');
      await at('2026-11-07');
      await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
      await at('2027-11-07');
      await userEvent.keyboard('{Shift>}{PageUp}{/Shift}{PageDown}');
      await at('2026-12-07');
      await userEvent.keyboard('t');
      await at('2026-11-21');
    });
  },
};

export const EventsByKeyboard: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    await canvas.findByRole('grid', { name: 'Tháng 11/2026' });
    cell(canvasElement, '2026-11-21').focus();
    await step('Enter goes to the events, arrows between them, Enter opens, Escape back', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(piece()).toBe('e19');
      await userEvent.keyboard('{ArrowDown}');
      await expect(document.activeElement).toHaveAccessibleName(/^\+2 nữa/);
      await userEvent.keyboard('{Home}');
      await expect(piece()).toBe('e19');
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpenEvent).toHaveBeenCalledWith('e19');
      await userEvent.keyboard('{Escape}');
      await at('2026-11-21');
    });
    await step('an event over days is reached from each of them', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(piece()).toBe('e19');
      await userEvent.keyboard('{Escape}');
      await at('2026-11-22');
    });
    await step('Enter on a day without events adds one', async () => {
      await userEvent.keyboard('{ArrowUp}{Enter}');
      await expect(piece()).toBe('e7');
      await userEvent.keyboard('{Escape}{ArrowUp}{Enter}');
      await expect(args.onCreate).toHaveBeenCalledWith({
        start: '2026-11-07T17:00:00Z',
        end: '2026-11-08T17:00:00Z',
        allDay: true,
      });
    });
    await step('Shift and Enter open the day, the focus goes along', async () => {
      await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
      await expect(args.onViewChange).toHaveBeenLastCalledWith('day');
      await at('2026-11-08 7');
    });
  },
};

export const WeekByKeyboard: Story = {
  args: { view: 'week' },
  play: async ({ canvasElement, canvas, args, step }) => {
    await canvas.findByRole('grid', { name: '16 – 22 tháng 11, 2026' });
    await step('hours and days', async () => {
      await expect(stops(canvasElement)).toHaveLength(1);
      canvas.getByRole('radio', { name: 'Tuần' }).focus();
      await userEvent.tab();
      await at('2026-11-21 7');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await at('2026-11-21 9');
      await userEvent.keyboard('{Home}');
      await at('2026-11-16 9');
      await userEvent.keyboard('{End}{ArrowRight}');
      await at('2026-11-23 9');
      await userEvent.keyboard('{PageUp}');
      await at('2026-11-16 9');
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await at('2026-11-16 -1');
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await at('2026-11-16 23');
      await userEvent.keyboard('{PageDown}');
      await at('2026-11-23 23');
    });
    await step('an event is reached from each hour that it takes', async () => {
      await userEvent.keyboard('t');
      await at('2026-11-21 23');
      for (let hour = 22; hour >= 10; hour--) await userEvent.keyboard('{ArrowUp}');
      await at('2026-11-21 10');
      await userEvent.keyboard('{Enter}');
      await expect(piece()).toBe('e17');
      await userEvent.keyboard('{ArrowRight}');
      await expect(piece()).toBe('e18');
      await userEvent.keyboard('{Escape}');
      await at('2026-11-21 10');
    });
    await step('an empty hour is filled', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onCreate).toHaveBeenLastCalledWith({
        start: '2026-11-21T04:00:00Z',
        end: '2026-11-21T05:00:00Z',
        allDay: false,
      });
    });
  },
};

export const MovedByKeyboard: Story = {
  play: async ({ canvas, args, step }) => {
    await canvas.findByRole('grid', { name: 'Tháng 11/2026' });
    const event = () => canvas.getByRole('button', { name: /Họp tổ bộ môn/ });
    await step('Escape leaves it where it was', async () => {
      event().focus();
      await userEvent.keyboard('m{ArrowRight}');
      await expect(canvas.getByText('Thứ Tư, 18 tháng 11, 09:00 – 10:00')).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByText('Đã hủy chuyển “Họp tổ bộ môn”.')).toBeInTheDocument();
      await expect(args.onMove).not.toHaveBeenCalled();
      await waitFor(() => expect(event()).toHaveFocus());
    });
    await step('a week and a day on', async () => {
      await userEvent.keyboard('m{ArrowDown}{ArrowRight}{Enter}');
      await expect(args.onMove).toHaveBeenCalledWith('e9', {
        start: '2026-11-25T02:00:00Z',
        end: '2026-11-25T03:00:00Z',
      });
      await expect(
        canvas.getByText('Đã chuyển “Họp tổ bộ môn” đến Thứ Tư, 25 tháng 11, 09:00 – 10:00.'),
      ).toBeInTheDocument();
      await waitFor(() => expect(event()).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await at('2026-11-25');
    });
    await step('into another month', async () => {
      event().focus();
      await userEvent.keyboard('m{PageDown}');
      await expect(canvas.getByRole('heading', { name: 'Tháng 12/2026' })).toBeVisible();
      await waitFor(() => expect(event()).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByRole('heading', { name: 'Tháng 11/2026' })).toBeVisible();
      await waitFor(() => expect(event()).toHaveFocus());
    });
  },
};

export const MovedByKeyboardOverHours: Story = {
  args: { view: 'week' },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('grid', { name: '16 – 22 tháng 11, 2026' });
    const event = () => canvas.getByRole('button', { name: /Họp tổ bộ môn/ });
    event().focus();
    await userEvent.keyboard('m{ArrowDown}{ArrowDown}{ArrowLeft}');
    await expect(canvas.getByText('Thứ Hai, 16 tháng 11, 09:30 – 10:30')).toBeInTheDocument();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Enter}');
    await expect(args.onMove).toHaveBeenCalledWith('e9', {
      start: '2026-11-16T03:30:00Z',
      end: '2026-11-16T04:30:00Z',
    });
    await waitFor(() => expect(event()).toHaveFocus());
  },
};

/** Presses, moves and releases, as a pointer does. */
async function drag(from: HTMLElement, to: HTMLElement, part: number) {
  // A synthetic pointer cannot be captured.
  Element.prototype.setPointerCapture = () => undefined;
  to.scrollIntoView({ block: 'center' });
  const box = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  const pointer = { pointerId: 1, isPrimary: true, button: 0 };
  const start = { clientX: box.left + 12, clientY: box.top + 8 };
  const there = { clientX: end.left + 12, clientY: end.top + end.height * part };
  await fireEvent.pointerDown(from, { ...pointer, ...start });
  await fireEvent.pointerMove(from, { ...pointer, ...start, clientX: start.clientX + 8 });
  await fireEvent.pointerMove(from, { ...pointer, ...there });
  return () => fireEvent.pointerUp(document.querySelector('[data-moving]') ?? from, { ...pointer, ...there });
}

function cell(root: HTMLElement, day: string, row?: number) {
  const found = root.querySelector<HTMLElement>(
    `[data-cell][data-day="${day}"]${row === undefined ? '' : `[data-row="${row}"]`}`,
  );
  if (!found) throw new Error(`There is no cell ${day}`);
  return found;
}

export const MovedByDrag: Story = {
  play: async ({ canvasElement, canvas, args }) => {
    await canvas.findByRole('grid', { name: 'Tháng 11/2026' });
    const drop = await drag(
      canvas.getByRole('button', { name: /Họp tổ bộ môn/ }),
      cell(canvasElement, '2026-11-26'),
      0.5,
    );
    await drop();
    await expect(args.onMove).toHaveBeenCalledWith('e9', {
      start: '2026-11-26T02:00:00Z',
      end: '2026-11-26T03:00:00Z',
    });
    await expect(canvas.getByText(/^Đã chuyển “Họp tổ bộ môn”/)).toBeInTheDocument();
  },
};

export const MovedByDragOverHours: Story = {
  args: { view: 'week' },
  play: async ({ canvasElement, canvas, args }) => {
    await canvas.findByRole('grid', { name: '16 – 22 tháng 11, 2026' });
    const drop = await drag(
      canvas.getByRole('button', { name: /Họp tổ bộ môn/ }),
      cell(canvasElement, '2026-11-18', 11),
      0.65,
    );
    await drop();
    await expect(args.onMove).toHaveBeenCalledWith('e9', {
      start: '2026-11-18T04:30:00Z',
      end: '2026-11-18T05:30:00Z',
    });
  },
};

/** An event while it is being moved. */
export const BeingMoved: Story = {
  args: { view: 'week' },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: '16 – 22 tháng 11, 2026' });
    canvas.getByRole('button', { name: /Họp tổ bộ môn/ }).focus();
    await userEvent.keyboard('m{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(here()).toHaveAttribute('data-moving'));
  },
};

export const NotMovable: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('grid', { name: 'Tháng 11/2026' });
    canvas.getByRole('button', { name: /Ngày Nhà giáo Việt Nam/ }).focus();
    await userEvent.keyboard('m{ArrowRight}{Enter}');
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};
