import { people } from '@sen/api/fixtures/people';
import { surveyFormMocks } from '@sen/api/mocks/surveyFormMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Survey forms' } satisfies Meta;

const path = '/votes-survey';
const as = people.teacher;
const states = pageStates({ path, as, mocks: surveyFormMocks, call: '/survey-forms' });

export const Loading = states.loading;

export const Empty = states.empty('Chưa có phiếu khảo sát nào');

export const Filled = pageStory({
  path,
  as,
  mocks: surveyFormMocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Phiếu khảo sát');
    const link = await within(canvasElement).findByRole('link', {
      name: 'Khảo sát nhu cầu đào tạo an toàn',
    });
    await expect(link).toHaveAttribute('href', '/votes/view/1');
  },
});

/** A form that a survey uses cannot be deleted; the disabled button says why. */
export const FilledForAdmin = pageStory({
  path,
  as: people.admin,
  mocks: surveyFormMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('checkbox', { name: /Chọn Khảo sát nhu cầu/ }));
    const remove = await page.findByRole('button', { name: 'Xóa' });
    await expect(remove).toHaveAccessibleDescription(/đang được dùng trong một khảo sát/);
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
