import { taughtClass } from '@sen/api/fixtures/classes';
import { people } from '@sen/api/fixtures/people';
import { classMocks } from '@sen/api/mocks/classMocks';
import { surveyMocks } from '@sen/api/mocks/surveyMocks';
import { surveyFormMocks } from '@sen/api/mocks/surveyFormMocks';
import { removeDraft } from '../../app/drafts/draftStore';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Class survey, add' } satisfies Meta;

const path = `/voteAnswer/${taughtClass.id}/add`;
const as = people.teacher;
const mocks = [...surveyMocks, ...surveyFormMocks, ...classMocks];
const states = pageStates({ path, as, mocks, call: '/classrooms/:id', refusal: 'notFound' });
const before = () => removeDraft(`${as.id}:survey:newOfClass:${taughtClass.id}`);

export const Loading = states.loading;

/** The whole class is asked unless some are chosen; a class survey is for no training need. */
export const Empty = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Tạo khảo sát');
    await expect(await page.findByRole('radio', { name: /^Cả lớp/ })).toBeChecked();
    await expect(page.queryByText('Nhu cầu đào tạo')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Tạo khảo sát' }));
    await expect(await page.findByText('Còn 4 chỗ cần sửa')).toBeVisible();
  },
});

/** Nobody is chosen yet: the field says so. */
export const Filled = pageStory({
  path,
  as,
  before,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('textbox', { name: /Tên khảo sát/ }), 'Ý kiến giữa khóa');
    await userEvent.click(await page.findByRole('radio', { name: /^Chọn học viên/ }));
    await userEvent.click(page.getByRole('button', { name: 'Tạo khảo sát' }));
    const [first] = await page.findAllByText('Hãy chọn ít nhất một người để hỏi.');
    await expect(first).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
