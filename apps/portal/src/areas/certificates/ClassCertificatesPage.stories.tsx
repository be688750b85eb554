import type { CertificateArchive } from '@sen/api/contract/model';
import { certificateArchive, doneArchive } from '@sen/api/fixtures/certificates';
import { people } from '@sen/api/fixtures/people';
import { certificateMocks } from '@sen/api/mocks/certificateMocks';
import { classMocks } from '@sen/api/mocks/classMocks';
import { http } from '@sen/api/mocks/http';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { closedPage, pageStates } from '../../testing/pageStates';
import { pageStory } from '../../testing/pageStory';
import { seesHeading } from '../../testing/seen';

export default { title: 'Pages/Certificates of a class' } satisfies Meta;

const path = '/classroom/1/certificates';
const as = people.admin;
const mocks = [...certificateMocks, ...classMocks];
const noArchive = http.get('/classrooms/{id}/certificates/archive', ({ response }) =>
  response(200).json({ data: null }),
);
const states = pageStates({
  path,
  as,
  mocks: [noArchive, ...classMocks],
  call: '/classrooms/:id/certificates',
});

export const Loading = states.loading;

export const Empty = states.empty('Lớp chưa có học viên nào');

export const Filled = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await seesHeading(canvasElement, 'Chứng chỉ của lớp');
    const page = within(canvasElement);
    await expect(await page.findByText('2026-000017')).toBeVisible();
    await expect(page.getByText('Đủ điều kiện, chưa cấp')).toBeVisible();
  },
});

/** All who have earned one at once, however many pages they fill. */
export const IssueToAll = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Cấp cho mọi học viên đạt' }),
    );
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cấp chứng chỉ' }));
    await expect(await dialog.findByText('Đã cấp chứng chỉ cho tất cả học viên đã đạt.')).toBeVisible();
  },
});

const archived = (data: CertificateArchive) => [
  http.get('/classrooms/{id}/certificates/archive', ({ response }) => response(200).json({ data })),
  ...mocks,
];

/** Its progress is there again after a reload; it can be cancelled. */
export const ArchiveUnderWay = pageStory({
  path,
  as,
  mocks: archived(certificateArchive),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('progressbar', { name: 'Đã in chứng chỉ' })).toHaveAttribute(
      'aria-valuetext',
      '240 / 1.000',
    );
    await expect(page.getByRole('button', { name: 'Tải tất cả' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Hủy' }));
    await expect(await page.findByText('Bạn đã hủy việc tạo tệp .zip')).toBeVisible();
  },
});

export const ArchiveDone = pageStory({
  path,
  as,
  mocks: archived(doneArchive),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: 'Tải tệp .zip' })).toHaveAttribute(
      'href',
      doneArchive.file,
    );
  },
});

const failure = 'Hệ thống gặp lỗi khi in các chứng chỉ này. Hãy tạo lại; nếu vẫn lỗi, hãy báo quản trị viên.';

export const ArchiveFailed = pageStory({
  path,
  as,
  mocks: archived({ ...certificateArchive, state: 'failed', failure }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(failure)).toBeVisible();
  },
});

export const Refused = closedPage({ path, as: people.student });

export const Failed = states.failed;
