import { examMocks } from '@sen/api/mocks/examMocks';
import { memberMocks } from '@sen/api/mocks/memberMocks';
import { people } from '@sen/api/fixtures/people';
import { unreachable } from '@sen/api/mocks/states';
import { trainingMocks } from '@sen/api/mocks/trainingMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { removeDraft } from '../../app/drafts/draftStore';
import { closedPage } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Training, add' } satisfies Meta;

const path = '/trains/add';
const as = people.teacher;
const before = () => removeDraft(`${as.id}:training:new`);
const mocks = [...trainingMocks, ...examMocks, ...memberMocks];

const opened = pageStory({
  path,
  as,
  before,
  mocks,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Tạo đợt tập huấn'),
});

/** The form waits for nothing; its choices load when they are opened. */
export const Loading = opened;

/** All that is missing is named, and the name has the focus. */
export const Empty = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Tạo đợt tập huấn' }));
    await expect(page.getByRole('textbox', { name: /Tên đợt tập huấn/ })).toHaveFocus();
    await expect(page.getByText('Hãy chọn ít nhất một học viên.')).toBeVisible();
  },
});

/** A teacher's training is the teacher's own. */
export const Filled = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    const teachers = await within(canvasElement).findByRole('textbox', { name: 'Giảng viên' });
    await expect(teachers).toHaveValue(as.name);
  },
});

export const EmptyOnAPhone = pageStory({
  path,
  as,
  before,
  mocks,
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Tạo đợt tập huấn'),
});

export const Refused = closedPage({ path, as: people.student });

/** What was typed stays when the choices cannot be loaded. */
export const Failed = pageStory({
  path,
  as,
  before,
  mocks: [unreachable('/surveys_data', 'get'), ...mocks],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('textbox', { name: /Tên đợt tập huấn/ }), 'Sơ cứu tại xưởng');
    const [failed] = await page.findAllByText('Không tải được đề thi. Hãy thử tìm lại.');
    await expect(failed).toBeVisible();
    await expect(page.getByRole('textbox', { name: /Tên đợt tập huấn/ })).toHaveValue('Sơ cứu tại xưởng');
  },
});
