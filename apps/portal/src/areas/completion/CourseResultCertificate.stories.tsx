import type { ClassCertificate } from '@sen/api/contract/model';
import { issuedCertificate } from '@sen/api/fixtures/certificates';
import { resultExplanation } from '@sen/api/fixtures/completion';
import { people } from '@sen/api/fixtures/people';
import { completionMocks } from '@sen/api/mocks/completionMocks';
import { http } from '@sen/api/mocks/http';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStory } from '../../testing/pageStory';

export default { title: 'Pages/Course result: certificate' } satisfies Meta;

const path = `/classroom/${resultExplanation.classroom_id}/result/${people.student.id}`;
const as = people.student;

const withCertificate = (certificate: ClassCertificate) => [
  http.get('/classrooms/{id}/results/{user_id}', ({ response }) =>
    response(200).json({ data: { ...resultExplanation, certificate } }),
  ),
  ...completionMocks,
];

/** What was issued, with its document. */
export const Issued = pageStory({
  path,
  as,
  mocks: withCertificate(issuedCertificate),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const { number } = issuedCertificate;
    await expect(await page.findByRole('heading', { name: `Số ${number}` })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Tải PDF/ })).toBeVisible();
  },
});

/** A revoked one with the reason, and without its document. */
export const Revoked = pageStory({
  path,
  as,
  mocks: withCertificate({
    ...issuedCertificate,
    status: 'revoked',
    revoked_at: '2026-11-20T03:00:00Z',
    reason: 'Cấp nhầm người',
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/Lý do: Cấp nhầm người/)).toBeVisible();
    await expect(page.getAllByText('Đã thu hồi')).toHaveLength(2);
    await expect(page.queryByRole('button', { name: /Tải PDF/ })).toBeNull();
  },
});
