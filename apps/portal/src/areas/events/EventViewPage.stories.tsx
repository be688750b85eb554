import { event, repeatingEvent } from '@sen/api/fixtures/events';
import { people } from '@sen/api/fixtures/people';
import { attendedEventMocks, eventMocks } from '@sen/api/mocks/eventMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, screen, within } from 'storybook/test';
import { noteList } from '../../patterns/list/lastLists';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Event' } satisfies Meta;

const path = `/events/${event.id}`;
const as = people.teacher;
const mocks = eventMocks;
const states = pageStates({ path, as, mocks, call: '/events/:id', refusal: 'notFound' });

export const Loading = states.loading;

/** Nothing is filled in but what an event cannot be without; who takes part only looks at it. */
export const Empty = pageStory({
  path: `/calendarStudent/${event.id}`,
  as: people.student,
  mocks: attendedEventMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, event.title);
    const page = within(canvasElement);
    await expect(page.getByText('Không có mô tả')).toBeVisible();
    await expect(page.getByText('Không nhắc')).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Chỉnh sửa' })).toBeNull();
    await expect(page.getByRole('link', { name: 'Lịch' })).toHaveAttribute('href', '/calendar');
  },
});

/** Opened from the events of an organizer, it leads back to them. */
export const OfAnOrganizer = pageStory({
  path,
  as: people.admin,
  before: () => {
    noteList({ href: '/events', label: 'Sự kiện' });
    noteList({ href: '/organizers/3?page=2', label: 'Sự kiện của Lê Thị Hồng Ngọc' });
    return Promise.resolve();
  },
  mocks,
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('link', { name: 'Sự kiện của Lê Thị Hồng Ngọc' }),
    ).toHaveAttribute('href', '/organizers/3?page=2');
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, event.title);
    const page = within(canvasElement);
    await expect(page.getByText(/24\/11\/2026, 08:00 –/)).toBeVisible();
    await expect(page.getByText('Trước 1 ngày và 15 phút')).toBeVisible();
    await expect(page.getByText(/Mọi người của An toàn lao động/)).toBeVisible();
    await expect(page.getByRole('link', { name: /Mở meet/ })).toHaveAttribute('href', event.link);
    await expect(page.getByRole('link', { name: 'Chỉnh sửa' })).toHaveAttribute(
      'href',
      `/events/edit/${event.id}`,
    );
  },
});

/** One that repeats says how, and can be cancelled alone or with those that follow. */
export const FilledAndRepeating = pageStory({
  path: `/calendarTeacher/${repeatingEvent.id}`,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, repeatingEvent.title);
    const page = within(canvasElement);
    await expect(page.getByText('Hằng tuần vào Thứ Ba đến 29/12/2026, 6 lần')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /Thao tác khác|Thêm thao tác/ }));
    await expect(await screen.findByRole('menuitem', { name: 'Hủy lần này và các lần sau' })).toBeVisible();
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  mocks,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, event.title),
});

export const Refused = states.refused;

export const Failed = states.failed;
