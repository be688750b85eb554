import { demoCompany } from '@sen/api/fixtures/people';
import { registrationMocks } from '@sen/api/mocks/registrationMocks';
import { refused } from '@sen/api/mocks/states';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { formStates } from '../../testing/formStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Registration' } satisfies Meta;

const path = '/register?unit=K7QM2XWDPAHT&email=khue%40gmail.com';
const as = null;
const title = 'Đăng ký tài khoản';

async function fill(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.type(await page.findByRole('textbox', { name: /Họ và tên/ }), 'Đặng Thị Minh Khuê');
  await userEvent.type(page.getByRole('textbox', { name: /Số điện thoại/ }), '0987654321');
  const [day] = within(page.getByRole('group', { name: /Ngày sinh/ })).getAllByRole('spinbutton');
  if (!day) throw new Error('The date of birth has no parts.');
  await userEvent.click(day);
  await userEvent.keyboard('12042003');
}

const submit = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Đăng ký' }));

async function fillAndSubmit(canvasElement: HTMLElement): Promise<void> {
  await fill(canvasElement);
  await submit(canvasElement);
}

const states = formStates({
  path,
  as,
  mocks: registrationMocks,
  call: '/auth/signup',
  submit: fillAndSubmit,
  button: 'Đăng ký',
  kept: { field: /Họ và tên/, value: 'Đặng Thị Minh Khuê' },
});

export const Loading = states.loading;

/** Without a link the unit's code is required; each missing field shows an error. */
export const Empty = pageStory({
  path: '/register',
  as,
  mocks: registrationMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, title);
    await submit(canvasElement);
    for (const name of [/Mã đơn vị/, /Họ và tên/, /Email/, /Số điện thoại/])
      await expect(page.getByRole('textbox', { name })).toHaveAccessibleDescription(
        /Trường này là bắt buộc!/,
      );
    const name = page.getByRole('textbox', { name: /Họ và tên/ });
    await userEvent.type(name, 'K');
    await expect(name).toBeValid();
    await expect(page.getByRole('textbox', { name: /Email/ })).toBeInvalid();
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks: registrationMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, title);
    await expect(page.getByText(new RegExp(demoCompany.company_name))).toBeVisible();
    await expect(page.getByRole('textbox', { name: /Email/ })).toHaveValue('khue@gmail.com');
    await fill(canvasElement);
    await submit(canvasElement);
    await expect(await page.findByText('Hãy kiểm tra hộp thư')).toBeVisible();
    await expect(page.getByText(/khue@gmail\.com/)).toBeVisible();
  },
});

export const FilledOnAPhone = { ...Filled, globals: { viewport: { value: 'phone' } } };

/** The link is no longer valid: the page says so and asks for a code. */
export const Refused = pageStory({
  path,
  as,
  mocks: [
    refused('/auth/signup', {
      status: 422,
      code: 'registrationClosed',
      message: 'Mã đơn vị không đúng, hoặc đơn vị hiện không nhận đăng ký.',
    }),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Liên kết đăng ký không còn hiệu lực')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /Mã đơn vị/ })).toHaveValue('K7QM2XWDPAHT');
  },
});

export const Failed = states.failed;
