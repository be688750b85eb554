import { expect, waitFor, within } from 'storybook/test';

/** Waits until the page's first heading has this text. */
export async function seesHeading(canvasElement: HTMLElement, name: string | RegExp): Promise<void> {
  await expect(await within(canvasElement).findByRole('heading', { level: 1, name })).toBeVisible();
}

export async function seesLoading(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => {
    const said = within(canvasElement)
      .getAllByRole('status')
      .map((status) => status.textContent);
    return expect(said.join(' ')).toMatch(/Đang tải/);
  });
}

export async function seesRefused(canvasElement: HTMLElement): Promise<void> {
  await seesHeading(canvasElement, 'Bạn không có quyền mở trang này');
}

export async function seesFailed(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement);
  await expect(await page.findByText('Chưa tải được dữ liệu')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Thử lại' })).toBeEnabled();
}
