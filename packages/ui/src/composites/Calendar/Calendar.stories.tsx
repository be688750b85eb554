import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { UiProvider } from '../../components/UiProvider/UiProvider';
import { Calendar } from './Calendar';
import { calendarDocs } from './stories/calendarDocs';
import { KeptCalendar } from './stories/KeptCalendar';
import {
  earlyAndLate,
  evenings,
  forty,
  longTitles,
  manyDays,
  online,
  overlapping,
  sampleEvents,
  sampleNow,
} from './stories/sampleEvents';

const meta = {
  title: 'Composites/Calendar',
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
  },
  parameters: { docs: { description: { component: calendarDocs } } },
  render: (args) => <KeptCalendar {...args} />,
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {
  play: async ({ canvas, args, step }) => {
    const grid = await canvas.findByRole('grid', { name: 'Tháng 11/2026' });
    await step('six weeks, today is said', async () => {
      await expect(within(grid).getAllByRole('row')).toHaveLength(7);
      await expect(within(grid).getByRole('gridcell', { current: 'date' })).toHaveAccessibleName(
        /^Thứ Bảy, 21 tháng 11, 2026, Hôm nay, 3 sự kiện/,
      );
    });
    await step('an event is opened', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Họp tổ bộ môn/ }));
      await expect(args.onOpenEvent).toHaveBeenCalledWith('e9');
    });
    await step('the rest of a day is behind its button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^\+3 nữa/ }));
      const dialog = await screen.findByRole('dialog', { name: 'Thứ Sáu, 20 tháng 11' });
      const rows = within(dialog).getAllByRole('listitem');
      await expect(rows).toHaveLength(4);
      // A title has the whole line, below its time.
      const timed = rows.find((row) => /\d\d:\d\d – \d\d:\d\d/.test(row.textContent));
      const [time, title] = [/^\d\d:\d\d/, /\p{L}/u].map((text) =>
        within(timed ?? dialog)
          .getAllByText(text)[0]
          ?.getBoundingClientRect(),
      );
      await expect(title?.top).toBeGreaterThanOrEqual(time?.bottom ?? Infinity);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    });
    await step('another month, and back to today', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tháng sau' }));
      await expect(canvas.getByRole('heading', { name: 'Tháng 12/2026' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Hôm nay' }));
      await expect(canvas.getByRole('heading', { name: 'Tháng 11/2026' })).toBeVisible();
    });
  },
};

export const Week: Story = {
  args: { view: 'week' },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('grid', { name: '16 – 22 tháng 11, 2026' });
    await expect(canvas.getByRole('img', { name: 'Bây giờ là 10:20' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Kiểm tra cuối khóa/ }));
    await expect(args.onOpenEvent).toHaveBeenCalledWith('e17');
    await expect(canvas.getAllByRole('button', { name: /Trực xưởng ca đêm/ })).toHaveLength(2);
  },
};

/** Shortly after an hour, the time of now stands in the place of that hour. */
export const NowBesideAnHour: Story = {
  args: { view: 'day', now: '2026-11-21T03:05:00Z' },
  play: async ({ canvas }) => {
    const now = (await canvas.findByText('10:05')).getBoundingClientRect();
    const names = canvas.getAllByRole('rowheader').flatMap((header) => [...header.querySelectorAll('span')]);
    const shown = names.filter(
      (name) => name.textContent.endsWith(':00') && getComputedStyle(name).opacity !== '0',
    );
    await expect(shown.map(({ textContent }) => textContent)).toContain('11:00');
    const under = shown.filter((name) => {
      const { top, bottom } = name.getBoundingClientRect();
      return top < now.bottom && bottom > now.top;
    });
    await expect(under.map(({ textContent }) => textContent)).toEqual([]);
  },
};

/** Sessions that are not in sight are counted at the edge, and reached from there. */
export const WeekWithSessionsOutOfSight: Story = {
  args: { view: 'week', events: earlyAndLate, date: '2026-12-09' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 sự kiện ở dưới')).toBeVisible();
    await expect(canvas.queryByText(/ở trên/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '1 sự kiện ở dưới' }));
    const late = canvas.getByRole('button', { name: /Lớp buổi tối/ });
    await expect(late).toHaveFocus();
    await userEvent.click(await canvas.findByRole('button', { name: '1 sự kiện ở trên' }));
    await expect(canvas.getByRole('button', { name: /Trực ca sớm/ })).toHaveFocus();
  },
};

/** It opens where the sessions are. */
export const WeekOfEvenings: Story = {
  args: { view: 'week', events: evenings, date: '2026-12-09' },
  play: async ({ canvas }) => {
    const lesson = await canvas.findByRole('button', { name: /Lớp buổi tối/ });
    const hours = canvas.getByRole('grid').parentElement?.getBoundingClientRect();
    await expect(lesson.getBoundingClientRect().bottom).toBeLessThanOrEqual(hours?.bottom ?? 0);
    await waitFor(() => expect(canvas.queryByText(/ở (trên|dưới)/)).toBeNull());
  },
};

/** Classes and online sessions differ by their icon and word, not by colour alone. */
export const Online: Story = {
  args: { view: 'day', events: online, date: '2026-12-09' },
  play: async ({ canvas }) => {
    const [room, remote] = [/Tại lớp/, /Từ xa/].map((name) => canvas.getByRole('button', { name }));
    await expect(remote).toHaveAccessibleName(/Học trực tuyến/);
    const drawing = (button?: HTMLElement) => button?.querySelector('svg')?.innerHTML;
    await expect(drawing(remote)).not.toBe(drawing(room));
  },
};

export const Day: Story = {
  args: { view: 'day' },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'Thứ Bảy, 21 tháng 11, 2026' });
    await userEvent.click(canvas.getByRole('button', { name: 'Ngày trước' }));
    await expect(canvas.getByRole('heading', { name: 'Thứ Sáu, 20 tháng 11, 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hôm nay' }));
  },
};

export const Agenda: Story = {
  args: { view: 'agenda' },
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByRole('heading', { name: '21 tháng 11 – 20 tháng 12, 2026' })).toBeVisible();
    await step('the events begin where the names of the days end', async () => {
      const ends = canvas.getAllByRole('heading', { level: 3 }).map((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return range.getBoundingClientRect().right;
      });
      const [first] = canvas.getAllByRole('button', { name: /Khảo sát sau khóa học/ });
      await expect((first?.getBoundingClientRect().left ?? Infinity) - Math.max(...ends)).toBeLessThan(32);
    });
    await step('arrows go from event to event', async () => {
      canvas.getAllByRole('button', { name: /Khảo sát sau khóa học/ })[0]?.focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(document.activeElement).toHaveTextContent('Kiểm tra cuối khóa An toàn điện');
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpenEvent).toHaveBeenCalledWith('e17');
    });
    await step('a day is named in the order of its language', async () => {
      await expect(canvas.getByRole('heading', { name: 'Thứ Hai, 23 tháng 11' })).toBeVisible();
    });
    await step('what takes several days is listed where it begins and where it ends', async () => {
      const rows = canvas.getAllByRole('button', { name: /Khảo sát sau khóa học/ });
      await expect(rows).toHaveLength(2);
      await expect(rows[0]).toHaveTextContent('Thứ Bảy, 21 tháng 11 – Thứ Ba, 24 tháng 11');
      await expect(rows[1]).toHaveTextContent('Ngày cuối');
    });
  },
};

export const ViewsAreChanged: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Tuần' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith('week');
    await expect(canvas.getByRole('heading', { name: '16 – 22 tháng 11, 2026' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onViewChange).toHaveBeenLastCalledWith('day');
    await expect(canvas.getByRole('radio', { name: 'Ngày' })).toHaveFocus();
  },
};

export const Overlapping: Story = { args: { view: 'day', events: overlapping } };
export const OverlappingInAWeek: Story = { args: { view: 'week', events: overlapping } };
export const ManyEvents: Story = { args: { events: forty } };
export const ManyEventsInADay: Story = { args: { view: 'day', events: forty } };
export const ManyEventsInAWeek: Story = { args: { view: 'week', events: forty } };
export const MultiDay: Story = { args: { events: manyDays } };
export const MultiDayInAWeek: Story = { args: { view: 'week', events: manyDays } };
export const LongTitles: Story = { args: { events: longTitles } };
export const LongTitlesInAWeek: Story = { args: { view: 'week', events: longTitles } };
export const LongTitlesInAnAgenda: Story = {
  args: { view: 'agenda', date: '2026-11-18', events: longTitles },
};

export const Empty: Story = {
  args: { view: 'agenda', events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Không có dữ liệu.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { events: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Đang tải lịch…')).toBeInTheDocument();
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};
export const LoadingAWeek: Story = { args: { view: 'week', events: [], loading: true } };
export const LoadingAnAgenda: Story = { args: { view: 'agenda', events: [], loading: true } };

export const Failed: Story = {
  args: { events: [], failed: true, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Không tải được lịch');
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WeekFromSunday: Story = { args: { weekStart: 'sunday' } };

export const OtherZone: Story = {
  args: { view: 'day' },
  decorators: (Story) => (
    <UiProvider language="vi" timeZone="Europe/Berlin">
      <Story />
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Kiểm tra cuối khóa/ })).toHaveTextContent(
      '03:00 – 04:30',
    );
  },
};

export const English: Story = {
  args: { label: 'Teaching calendar' },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Agenda' })).toBeInTheDocument();
  },
};

export const EnglishAgenda: Story = {
  args: { label: 'Teaching calendar', view: 'agenda' },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Monday, 23 November' })).toBeVisible();
  },
};

const phone = { viewport: { value: 'phone' } };
export const MonthOnAPhone: Story = { args: { onCreate: fn() }, globals: phone };
export const WeekOnAPhone: Story = { args: { view: 'week' }, globals: phone };
export const DayOnAPhone: Story = { args: { view: 'day' }, globals: phone };
export const AgendaOnAPhone: Story = {
  args: { view: 'agenda' },
  globals: phone,
  play: async ({ canvas }) => {
    // Below its time, a title has the whole line.
    const time = (await canvas.findByText('09:00 – 10:30')).getBoundingClientRect();
    const title = canvas.getByText('Kiểm tra cuối khóa An toàn điện').getBoundingClientRect();
    await expect(title.top).toBeGreaterThanOrEqual(time.bottom);
  },
};
export const ManyEventsOnAPhone: Story = { args: { view: 'day', events: forty }, globals: phone };
