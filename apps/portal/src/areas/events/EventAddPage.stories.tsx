import { organizer } from '@sen/api/fixtures/events';
import { people } from '@sen/api/fixtures/people';
import { classMocks } from '@sen/api/mocks/classMocks';
import { courseMocks } from '@sen/api/mocks/courseMocks';
import { eventMocks } from '@sen/api/mocks/eventMocks';
import { memberMocks } from '@sen/api/mocks/memberMocks';
import { projectMocks } from '@sen/api/mocks/projectMocks';
import { unreachable } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { closedPage } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Event, add' } satisfies Meta;

const start = '2026-11-30T01:00:00.000Z';
const path = `/events/add?start=${start}&end=2026-11-30T02:00:00.000Z`;
const as = people.admin;
const before = () => removeDraft(`${as.id}:event:new${start}`);
const mocks = [...eventMocks, ...classMocks, ...courseMocks, ...projectMocks, ...memberMocks];

/** The form waits for nothing; its choices load when they are opened. */
export const Loading = pageStory({
  path,
  as,
  before,
  mocks,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Tạo sự kiện'),
});

/** What is missing is named, and has the focus. */
export const Empty = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Tạo sự kiện' }));
    await expect(page.getByRole('textbox', { name: /Tên sự kiện/ })).toHaveFocus();
  },
});

/** A repetition without an end, and a link that is none, are refused. */
export const Filled = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('textbox', { name: /Tên sự kiện/ }), 'Họp tổ');
    await userEvent.type(page.getByRole('textbox', { name: /Liên kết/ }), 'javascript:alert(1)');
    await userEvent.click(page.getByRole('button', { name: 'Tạo sự kiện' }));
    await expect(await page.findByText('Liên kết phải là một địa chỉ bắt đầu bằng https://.')).toBeVisible();
  },
});

/** From the page of an organizer, the event is that person's. */
export const FilledForAnOrganizer = pageStory({
  path: `/events/add?organizer=${organizer.id}`,
  as,
  before: () => removeDraft(`${as.id}:event:new:by${organizer.id}`),
  mocks,
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('combobox', { name: /Người tổ chức/ });
    await waitFor(() => expect(field).toHaveValue(organizer.name));
  },
});

export const FilledOnAPhone = pageStory({
  path,
  as,
  before,
  mocks,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Tạo sự kiện'),
});

export const Refused = closedPage({ path, as: people.student });

/** What was typed stays when the choices cannot be loaded. */
export const Failed = pageStory({
  path,
  as,
  before,
  mocks: [unreachable('/classrooms', 'get'), ...mocks],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('textbox', { name: /Tên sự kiện/ }), 'Họp tổ');
    const [failed] = await page.findAllByText('Không tải được danh sách. Hãy thử tìm lại.');
    await expect(failed).toBeVisible();
    await expect(page.getByRole('textbox', { name: /Tên sự kiện/ })).toHaveValue('Họp tổ');
  },
});
