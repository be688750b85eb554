import type { CertificateArchive, CertificateIssuing } from '@sen/api/contract/model';
import {
  certificateArchive,
  certificateIssuing,
  classCertificatesPage,
  doneArchive,
  endedIssuing,
} from '@sen/api/fixtures/certificates';
import { people } from '@sen/api/fixtures/people';
import { certificateMocks } from '@sen/api/mocks/certificateMocks';
import { classMocks } from '@sen/api/mocks/classMocks';
import { http } from '@sen/api/mocks/http';
import type { Meta } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { pageStory } from '../../testing/pageStory';

/** What jobs do for the page of the certificates of a class: they issue many, and make a .zip. */
export default { title: 'Pages/Certificates of a class, jobs' } satisfies Meta;

const path = '/classroom/1/certificates';
const as = people.admin;
const mocks = [...certificateMocks, ...classMocks];

const issuing = (data: CertificateIssuing | null) => [
  http.get('/classrooms/{id}/certificates/issuing', ({ response }) => response(200).json({ data })),
  ...mocks,
];

/** All who have earned one, however many pages they fill: a job issues them, and its progress is there at once. */
export const IssueToAll = pageStory({
  path,
  as,
  mocks,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Cấp cho mọi học viên đạt' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cấp chứng chỉ' }));
    await expect(await page.findByRole('progressbar', { name: 'Đang chờ cấp' })).toBeVisible();
  },
});

/** Whether the certificates of `AllIssued` are issued. */
let areIssued = false;

/** How many students of the class are in the states that are asked for. */
function countIn(states: string): number {
  if (states.includes('valid')) return areIssued ? 8 : 0;
  if (states.includes('revoked')) return 0;
  return states.includes('earned') && areIssued ? 0 : 8;
}

/** Once all are issued, the page says that nobody is left, not that nobody has earned one. */
export const AllIssued = pageStory({
  path,
  as,
  mocks: [
    http.get('/classrooms/{id}/certificates', async ({ query, response }) => {
      const states = query.getAll('keyword[]').join();
      // Afterwards, how many are in force is known last.
      if (areIssued && states.includes('valid')) await delay(500);
      return response(200).json({ ...classCertificatesPage, total: countIn(states) });
    }),
    http.post('/classrooms/{id}/certificates', ({ response }) => {
      areIssued = true;
      return response(200).json({ data: { ...endedIssuing, total: 8, settled: 8, issued: 8, left_out: [] } });
    }),
    ...mocks,
  ],
  play: async ({ canvasElement }) => {
    areIssued = false;
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Cấp cho mọi học viên đạt' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cấp chứng chỉ' }));
    await expect(await page.findByText(/Mọi học viên đạt đều đã được cấp/)).toBeVisible();
    await expect(page.queryByText(/Chưa có học viên nào đạt/)).toBeNull();
  },
});

/** The button that began it keeps the focus, and says why it cannot be pressed again. */
export const Issuing = pageStory({
  path,
  as,
  mocks: issuing(certificateIssuing),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('progressbar', { name: 'Đã cấp' })).toHaveAttribute(
      'aria-valuetext',
      '340 / 1.000',
    );
    const button = page.getByRole('button', { name: 'Cấp cho mọi học viên đạt' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/Hãy đợi/);
  },
});

export const IssuingOnAPhone = pageStory({
  path,
  as,
  mocks: issuing(certificateIssuing),
  phone: true,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('progressbar', { name: 'Đã cấp' })).toBeVisible();
  },
});

/** Who got none is named with the reason; the line is closed, and the focus goes to the title. */
export const Issued = pageStory({
  path,
  as,
  mocks: issuing(endedIssuing),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Đã cấp 997 / 1.000 chứng chỉ.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Xem ai và vì sao' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await dialog.findByText(`${people.otherStudent.name} – chưa đủ điều kiện`);
    await dialog.findByText(/^王力 – họ tên có chữ không in được: 王, 力\. Hãy viết họ tên bằng chữ La-tinh/);
    const [, close] = dialog.getAllByRole('button', { name: 'Đóng' });
    await userEvent.click(close ?? dialog.getByRole('button', { name: 'Đóng' }));
    await userEvent.click(page.getByRole('button', { name: /^Đóng: Đã cấp/ }));
    await expect(page.queryByText('Đã cấp 997 / 1.000 chứng chỉ.')).toBeNull();
    await expect(page.getByRole('heading', { level: 1 })).toHaveFocus();
    localStorage.removeItem('sen-closed:issuing:1');
  },
});

export const IssuingStopped = pageStory({
  path,
  as,
  mocks: issuing({
    ...certificateIssuing,
    state: 'failed',
    failure: 'Hệ thống gặp lỗi khi cấp chứng chỉ. Hãy cấp lại cho các học viên còn lại.',
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Việc cấp đã dừng sau 340 / 1.000 chứng chỉ.')).toBeVisible();
    await expect(page.getByText(/Còn 650 học viên chưa được cấp/)).toBeVisible();
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
    await expect(page.getByRole('button', { name: 'Tải tất cả' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(page.getByRole('button', { name: 'Hủy' }));
    await within(document.body).findByText('Bạn đã hủy việc tạo tệp .zip');
    await expect(page.queryByRole('progressbar')).toBeNull();
    await expect(page.getByRole('heading', { level: 1 })).toHaveFocus();
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
