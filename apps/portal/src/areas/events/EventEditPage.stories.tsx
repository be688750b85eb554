import { attendedEvent, event, repeatingEvent } from '@sen/api/fixtures/events';
import { people } from '@sen/api/fixtures/people';
import { classMocks } from '@sen/api/mocks/classMocks';
import { courseMocks } from '@sen/api/mocks/courseMocks';
import { eventMocks } from '@sen/api/mocks/eventMocks';
import { http } from '@sen/api/mocks/http';
import { memberMocks } from '@sen/api/mocks/memberMocks';
import { projectMocks } from '@sen/api/mocks/projectMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Event, edit' } satisfies Meta;

const as = people.teacher;
/** The scopes that were sent. */
const sent: unknown[] = [];
const base = {
  path: `/events/edit/${event.id}`,
  as,
  before: () => removeDraft(`${as.id}:event:${event.id}`),
  mocks: [...eventMocks, ...classMocks, ...courseMocks, ...projectMocks, ...memberMocks],
};
const states = pageStates({ ...base, call: '/events/:id', refusal: 'notFound' });

export const Loading = states.loading;

/** An event cannot lose its name. */
export const Empty = pageStory({
  ...base,
  play: async ({ canvasElement }) => {
    const name = await within(canvasElement).findByRole('textbox', { name: /Tên sự kiện/ });
    await userEvent.clear(name);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Lưu' }));
    await expect(name).toBeInvalid();
  },
});

export const Filled = pageStory({
  ...base,
  play: ({ canvasElement }) => seesHeading(canvasElement, `Chỉnh sửa sự kiện: ${event.title}`),
});

/** Of one that repeats, saving asks for which times it is, by keyboard too. */
export const FilledAndRepeating = pageStory({
  ...base,
  path: `/events/edit/${repeatingEvent.id}`,
  before: () => removeDraft(`${as.id}:event:${repeatingEvent.id}`),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const name = await page.findByRole('textbox', { name: /Tên sự kiện/ });
    await userEvent.clear(name);
    await userEvent.click(page.getByRole('button', { name: 'Lưu' }));
    await expect(name).toBeInvalid();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.type(name, 'Họp đầu giờ{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Lưu thay đổi cho những lần nào?' }));
    const alone = dialog.getByRole('radio', { name: /^Chỉ lần này/ });
    await expect(alone).toBeChecked();
    alone.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(dialog.getByRole('radio', { name: /^Tất cả các lần/ })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(name).toHaveValue('Họp đầu giờ');
  },
});

/** A rule that is changed cannot be that of one time alone; what is chosen is sent. */
export const SavedForAll = pageStory({
  ...base,
  path: `/events/edit/${repeatingEvent.id}`,
  before: () => {
    sent.length = 0;
    return removeDraft(`${as.id}:event:${repeatingEvent.id}`);
  },
  mocks: [
    http.put('/events/{id}', async ({ request, response }) => {
      const { scope } = await request.json();
      sent.push(scope);
      return response(200).json({ data: repeatingEvent, apart_count: 0 });
    }),
    ...base.mocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: 'Đủ số lần' }));
    await userEvent.type(page.getByRole('textbox', { name: /^Số lần/ }), '4');
    await userEvent.click(page.getByRole('button', { name: 'Lưu' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lưu thay đổi cho những lần nào?' }));
    await expect(dialog.getByText(/Bạn đã đổi cách lặp lại/)).toBeVisible();
    await expect(dialog.queryByRole('radio', { name: /^Chỉ lần này/ })).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: /^Tất cả các lần/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(sent).toEqual(['all']));
  },
});

export const FilledOnAPhone = pageStory({
  ...base,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, `Chỉnh sửa sự kiện: ${event.title}`),
});

export const Refused = states.refused;

/** Who only takes part is told who may change it. */
export const RefusedToParticipants = pageStory({
  ...base,
  mocks: [http.get('/events/{id}', ({ response }) => response(200).json({ data: attendedEvent }))],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Hãy liên hệ người tổ chức/)).toBeVisible();
  },
});

export const Failed = states.failed;
