import { people, userOf } from '@sen/api/fixtures/people';
import { classMocks } from '@sen/api/mocks/classMocks';
import { registrationMocks } from '@sen/api/mocks/registrationMocks';
import { refused } from '@sen/api/mocks/states';
import { http } from '@sen/api/mocks/http';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { formStates } from '../../testing/formStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Sign in' } satisfies Meta;

const path = '/';
const as = null;

async function signIn(canvasElement: HTMLElement, password = 'Sen@2026!') {
  const page = within(canvasElement);
  await userEvent.type(await page.findByRole('textbox', { name: 'Tên đăng nhập hoặc email' }), 'giaovien');
  await userEvent.type(page.getByLabelText('Mật khẩu'), password);
  await userEvent.click(page.getByRole('button', { name: 'Đăng nhập' }));
}

const states = formStates({ path, as, call: '/auth/login', submit: signIn, button: 'Đăng nhập' });

export const Loading = states.loading;

/** Empty form: each field shows an error, the first has the focus. */
export const Empty = pageStory({
  path,
  as,
  mocks: [],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Đăng nhập');
    await userEvent.click(page.getByRole('button', { name: 'Đăng nhập' }));
    const username = page.getByRole('textbox', { name: 'Tên đăng nhập hoặc email' });
    await expect(username).toHaveAccessibleDescription('Vui lòng nhập tên đăng nhập hoặc email.');
    await expect(username).toHaveFocus();
    await userEvent.type(username, 'g');
    await expect(username).toBeValid();
    await expect(page.getByLabelText('Mật khẩu')).toBeInvalid();
  },
});

/** Whoever asked for a page is told why they have to sign in first. */
export const FilledFromAPage = pageStory({
  path: '/users',
  as,
  mocks: [],
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Đăng nhập');
    await expect(within(canvasElement).getByText('Hãy đăng nhập để mở trang bạn cần.')).toBeVisible();
  },
});

/** Valid input: opens the overview with a welcome toast. */
export const Filled = pageStory({
  path,
  as,
  mocks: [
    http.post('/auth/login', ({ response }) =>
      response(200).json({ data: { ...userOf(people.teacher), access_token: 'story' } }),
    ),
    http.get('/auth/me', ({ response }) => response(200).json({ data: [userOf(people.teacher)] })),
    ...classMocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText('Mật khẩu'), 'x');
    await expect(page.getByRole('link', { name: 'Đăng ký' })).toHaveAttribute('href', '/register');
    await userEvent.click(page.getByRole('button', { name: 'Hiện mật khẩu' }));
    await expect(page.getByLabelText('Mật khẩu')).toHaveAttribute('type', 'text');
    await userEvent.clear(page.getByLabelText('Mật khẩu'));
    await signIn(canvasElement);
    await expect(await page.findByText(/Xin chào giaovien@sen.vn/)).toBeVisible();
    await seesHeading(canvasElement, 'Tổng quan');
  },
});

/** A user from the marketplace: the email is filled in, and sign-in leads to the class request. */
export const SentByTheMarketplace = pageStory({
  path: `/?email=${encodeURIComponent(people.student.email)}`,
  as,
  mocks: [
    http.post('/auth/login', ({ response }) =>
      response(200).json({ data: { ...userOf(people.student), access_token: 'story' } }),
    ),
    http.get('/auth/me', ({ response }) => response(200).json({ data: [userOf(people.student)] })),
    ...registrationMocks,
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('textbox', { name: 'Tên đăng nhập hoặc email' })).toHaveValue(
      people.student.email,
    );
    await expect(page.getByRole('link', { name: 'Đăng ký' })).toHaveAttribute(
      'href',
      `/register?email=${encodeURIComponent(people.student.email)}`,
    );
    await userEvent.type(page.getByLabelText('Mật khẩu'), 'Sen@2026!');
    await userEvent.click(page.getByRole('button', { name: 'Đăng nhập' }));
    await seesHeading(canvasElement, 'Đăng ký lớp học');
  },
});

export const Refused = pageStory({
  path,
  as,
  mocks: [
    refused(
      '/auth/login',
      {
        status: 422,
        code: 'wrongCredentials',
        message: 'Tên đăng nhập hoặc mật khẩu không đúng. Vui lòng kiểm tra rồi thử lại.',
      },
      'post',
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const button = await page.findByRole('button', { name: 'Đăng nhập' });
    const before = button.getBoundingClientRect().top;
    await signIn(canvasElement, 'sai');
    const password = page.getByLabelText('Mật khẩu');
    await waitFor(() => expect(password).toHaveAccessibleDescription(/mật khẩu không đúng/));
    await expect(page.getAllByText(/mật khẩu không đúng/)).toHaveLength(1);
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveValue('sai');
    // Nothing moves below.
    await expect(button.getBoundingClientRect().top).toBe(before);
  },
});

const codeAsked = http.post('/auth/login', ({ response }) =>
  response(200).json({ data: { verify_code: true, email: people.teacher.email } }),
);

/** The account requires a second step: the code from the email. */
export const SecondStep = pageStory({
  path,
  as,
  mocks: [codeAsked],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await signIn(canvasElement);
    await seesHeading(canvasElement, 'Nhập mã đăng nhập');
    await expect(page.getByText(/giaovien@sen.vn/)).toBeVisible();
    await userEvent.type(page.getByRole('textbox', { name: 'Mã đăng nhập' }), '12');
    await userEvent.click(page.getByRole('button', { name: 'Xác nhận' }));
    await expect(page.getByRole('textbox', { name: 'Mã đăng nhập' })).toHaveAccessibleDescription(
      'Vui lòng nhập đủ 6 chữ số.',
    );
  },
});

export const SecondStepOnAPhone = { ...SecondStep, globals: { viewport: { value: 'phone' } } };

/** The last digit submits; a wrong code is cleared, and there is a way back. */
export const SecondStepRefused = pageStory({
  path,
  as,
  mocks: [
    codeAsked,
    refused(
      '/auth/verifyTwoFactor',
      {
        status: 422,
        code: 'wrongCode',
        message: 'Mã code không đúng!',
        errors: { code: ['Mã code không đúng!'] },
      },
      'post',
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await signIn(canvasElement);
    const code = await page.findByRole('textbox', { name: 'Mã đăng nhập' });
    await userEvent.type(code, '123456');
    await waitFor(() => expect(code).toHaveAccessibleDescription('Mã code không đúng!'));
    await expect(code).toHaveValue('');
    await userEvent.click(page.getByRole('button', { name: 'Gửi mã mới' }));
    await expect(await page.findByText(/Đã gửi mã mới/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Quay lại' }));
    await seesHeading(canvasElement, 'Đăng nhập');
  },
});

export const Failed = states.failed;
