import { people } from '@sen/api/fixtures/people';
import { refused } from '@sen/api/mocks/states';
import { supportMocks } from '@sen/api/mocks/supportMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { formStates } from '../../testing/formStates';
import { removeDraft } from '../../app/drafts/draftStore';
import { pageStory, type PageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Support' } satisfies Meta;

const as = people.student;
const base = { path: '/support', as, before: () => removeDraft(`${as.id}:support`), mocks: supportMocks };
const story = (told: Pick<PageStory, 'play'> & Partial<PageStory>) => pageStory({ ...base, ...told });

async function send(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement);
  await userEvent.type(await page.findByRole('textbox', { name: /Tiêu đề/ }), 'Không vào được lớp');
  await userEvent.type(page.getByRole('textbox', { name: /Nội dung/ }), 'Em bấm vào lớp thì báo lỗi.');
  await userEvent.click(page.getByRole('button', { name: 'Gửi yêu cầu' }));
}

const states = formStates({
  ...base,
  call: '/users/supporting',
  submit: send,
  button: 'Gửi yêu cầu',
  notSaved: 'Chưa gửi được yêu cầu',
});

export const Loading = states.loading;

export const Empty = story({
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Yêu cầu hỗ trợ');
    await userEvent.click(await page.findByRole('button', { name: 'Gửi yêu cầu' }));
    await expect(page.getByRole('textbox', { name: /Tiêu đề/ })).toHaveFocus();
    await expect(page.getByRole('textbox', { name: /Nội dung/ })).toBeInvalid();
  },
});

/** The confirmation stays and says where the answer will be sent. */
export const Filled = story({
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    const page = within(canvasElement);
    await expect(await page.findByText('Đã gửi yêu cầu')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Gửi yêu cầu khác' }));
    await expect(await page.findByRole('textbox', { name: /Tiêu đề/ })).toHaveValue('');
  },
});

export const EmptyOnAPhone = story({
  phone: true,
  play: ({ canvasElement }) => seesHeading(canvasElement, 'Yêu cầu hỗ trợ'),
});

/** Rate limit: the input is kept. */
export const Refused = story({
  mocks: [
    refused(
      '/users/supporting',
      {
        status: 429,
        code: 'youHaveReachedYourEmailLimitSoYouCanNoLongerSendEmails',
        message: 'Bạn đã gửi quá nhiều email. Vui lòng thử lại sau 40 phút.',
      },
      'post',
    ),
  ],
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await expect(await within(canvasElement).findByText(/thử lại sau 40 phút/)).toBeVisible();
    await expect(within(canvasElement).getByRole('textbox', { name: /Tiêu đề/ })).toHaveValue(
      'Không vào được lớp',
    );
  },
});

export const Failed = states.failed;
