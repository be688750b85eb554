import { verifiedCertificate } from '@sen/api/fixtures/certificates';
import { certificateMocks } from '@sen/api/mocks/certificateMocks';
import { failed, pending, refused } from '@sen/api/mocks/states';
import { http } from '@sen/api/mocks/http';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Verify a certificate' } satisfies Meta;

const as = null;
const { code } = verifiedCertificate;
const path = `/verify/${code}`;
const call = '/verify/:code';

export const Loading = pageStory({
  path,
  as,
  mocks: [pending(call)],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Đang xác minh…')).toBeVisible();
  },
});

/** A code that cannot be one is told at once, before anything is sent. */
export const Empty = pageStory({
  path: '/verify',
  as,
  mocks: certificateMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await seesHeading(canvasElement, 'Xác minh chứng chỉ');
    await userEvent.click(page.getByRole('button', { name: 'Xác minh' }));
    const field = page.getByRole('textbox', { name: 'Mã xác minh' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, code.replace('9', '3'));
    await userEvent.click(page.getByRole('button', { name: 'Xác minh' }));
    await expect(field).toHaveAccessibleDescription(/gõ chưa đúng/);
  },
});

export const Filled = pageStory({
  path,
  as,
  mocks: certificateMocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Chứng chỉ có thật và còn hiệu lực')).toBeVisible();
    await expect(page.getByText(verifiedCertificate.person_name)).toBeVisible();
  },
});

export const FilledOnAPhone = { ...Filled, globals: { viewport: { value: 'phone' } } };

export const Revoked = pageStory({
  path,
  as,
  mocks: [
    http.get('/verify/{code}', ({ response }) =>
      response(200).json({
        data: { ...verifiedCertificate, status: 'revoked', revoked_at: '2026-11-20T03:00:00Z' },
      }),
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Chứng chỉ đã bị thu hồi')).toBeVisible();
    await expect(page.getByText(/Thu hồi ngày 20\/11\/2026/)).toBeVisible();
  },
});

export const Refused = pageStory({
  path,
  as,
  mocks: [
    refused(call, {
      status: 404,
      code: 'certificateUnknown',
      message: 'Không có chứng chỉ nào mang mã này. Hãy liên hệ đơn vị ghi trên chứng chỉ để hỏi.',
    }),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const said = await page.findAllByText(/Không có chứng chỉ nào mang mã này/);
    await expect(said).toHaveLength(1);
    const field = page.getByRole('textbox', { name: 'Mã xác minh' });
    await expect(field).toHaveAccessibleDescription(/Không có chứng chỉ nào mang mã này/);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(field, '2');
    await expect(page.queryByText(/Không có chứng chỉ nào mang mã này/)).toBeNull();
  },
});

export const Failed = pageStory({
  path,
  as,
  mocks: [failed(call)],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Không xác minh được')).toBeVisible();
  },
});
