import { attendedEvent, event, repeatingEvent } from '@sen/api/fixtures/events';
import { people } from '@sen/api/fixtures/people';
import { classMocks } from '@sen/api/mocks/classMocks';
import { courseMocks } from '@sen/api/mocks/courseMocks';
import { eventMocks } from '@sen/api/mocks/eventMocks';
import { http } from '@sen/api/mocks/http';
import { memberMocks } from '@sen/api/mocks/memberMocks';
import { projectMocks } from '@sen/api/mocks/projectMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Event, edit' } satisfies Meta;

const as = people.teacher;
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

/** Of one that repeats, the rule is offered once the change is also of those that follow. */
export const FilledAndRepeating = pageStory({
  ...base,
  path: `/events/edit/${repeatingEvent.id}`,
  before: () => removeDraft(`${as.id}:event:${repeatingEvent.id}`),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('radio', { name: /^Chỉ lần này/ })).toBeChecked();
    await expect(page.queryByText('Ngày lặp lại cuối cùng')).toBeNull();
    await userEvent.click(page.getByRole('radio', { name: 'Lần này và các lần sau' }));
    await expect(page.getByText('Ngày lặp lại cuối cùng')).toBeVisible();
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
