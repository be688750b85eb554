import { taughtClass } from '@sen/api/fixtures/classes';
import { people } from '@sen/api/fixtures/people';
import { askedSurvey, classSurvey } from '@sen/api/fixtures/surveys';
import { classMocks } from '@sen/api/mocks/classMocks';
import { surveyMocks } from '@sen/api/mocks/surveyMocks';
import { http } from '@sen/api/mocks/http';
import { refused } from '@sen/api/mocks/states';
import { removeDraft } from '../../app/drafts/draftStore';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';
import { takeWords as words } from './words';

export default { title: 'Pages/Class survey, answer' } satisfies Meta;

const path = `/voteAnswer/${taughtClass.id}/survey/${classSurvey.id}`;
const as = people.student;
const before = () => removeDraft(`${as.id}:surveyAnswer:${askedSurvey.id}`);
const mocks = [...surveyMocks, ...classMocks];
const states = pageStates({ path, as, mocks, call: '/survey-votes/:id/form', refusal: 'notFound' });

export const Loading = states.loading;

/** It was answered already: the page says so, and leads back to the class. */
export const Empty = pageStory({
  path,
  as,
  mocks: [
    refused('/survey-votes/:id/form', {
      status: 409,
      code: 'surveyAnswered',
      message: 'Bạn đã trả lời khảo sát này. Mỗi người chỉ trả lời một lần.',
    }),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/Mỗi người chỉ trả lời một lần/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Về lớp học' })).toHaveAttribute(
      'href',
      `/classroom/${taughtClass.id}`,
    );
  },
});

const [part] = askedSurvey.parts;
const short = { ...askedSurvey, parts: part ? [{ ...part, questions: part.questions.slice(0, 1) }] : [] };
const longer = { ...short, form_id: '9', name: 'Ý kiến giữa khóa, bản mới', parts: askedSurvey.parts };

let opened = 0;

/** The form was replaced while it was answered: the new one is opened with the answers that it has too. */
export const Filled = pageStory({
  path,
  as,
  before: async () => {
    opened = 0;
    await before();
  },
  phone: true,
  mocks: [
    http.get('/survey-votes/{id}/form', ({ response }) => {
      opened += 1;
      return response(200).json({ data: opened === 1 ? short : longer });
    }),
    refused(
      '/survey-votes/:id/answer',
      { status: 409, code: 'surveyFormReplaced', message: 'Người tổ chức vừa đổi phiếu khảo sát.' },
      'post',
    ),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, askedSurvey.name);
    await userEvent.click(await page.findByRole('radio', { name: 'Hằng ngày' }));
    await userEvent.click(page.getByRole('button', { name: 'Gửi câu trả lời' }));
    await userEvent.click(await page.findByRole('button', { name: 'Mở phiếu mới' }));
    await seesHeading(canvasElement, longer.name);
    await expect(await page.findByRole('radio', { name: 'Hằng ngày' })).toBeChecked();
  },
});

/** It was anonymous when it was opened, and keeps names now: what was answered stays, and is sent if the person still wants to. */
export const KeepsNames = pageStory({
  path,
  as,
  before: async () => {
    opened = 0;
    await before();
  },
  mocks: [
    http.get('/survey-votes/{id}/form', ({ response }) => {
      opened += 1;
      return response(200).json({ data: { ...short, anonymous: opened === 1 } });
    }),
    http.post('/survey-votes/{id}/answer', async ({ request, response }) => {
      const { anonymous } = await request.json();
      if (!anonymous) return response(200).json({ data: null });
      return response(409).json({
        type: 'urn:sen:problem:surveyKeepsNames',
        title: 'Khảo sát nay có ghi tên',
        status: 409,
        code: 'surveyKeepsNames',
        message: 'Người tổ chức vừa đổi khảo sát thành có ghi tên nên câu trả lời chưa được gửi.',
      });
    }),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(words('anonymousText'))).toBeVisible();
    await userEvent.click(await page.findByRole('radio', { name: 'Hằng ngày' }));
    const send = page.getByRole('button', { name: 'Gửi câu trả lời' });
    await userEvent.click(send);
    await expect(await page.findByText(/thành có ghi tên/)).toBeVisible();
    await waitFor(() => expect(page.queryByText(words('anonymousText'))).toBeNull());
    await expect(page.getByRole('radio', { name: 'Hằng ngày' })).toBeChecked();
    await userEvent.click(send);
    await expect(await page.findByText(words('thanks'))).toBeVisible();
  },
});

export const Refused = states.refused;

export const Failed = states.failed;
