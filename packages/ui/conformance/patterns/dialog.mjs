import { attribute, focused, inputModes, pressBeside, words } from '../inputModes.mjs';

/** Overlays and their triggers. `outside: 'stays'` means that a press outside must not close it, because input would be lost. */
export const parts = [
  { part: 'Dialog', story: 'overlays-dialog--opens-and-closes', opener: 'Giao đề thi', close: 'Đóng' },
  {
    part: 'ConfirmDialog',
    story: 'overlays-confirmdialog--asked-by-a-button',
    opener: 'Xóa đề thi',
    role: 'alertdialog',
    outside: 'stays',
    close: 'Hủy',
    first: 'button “Hủy”',
  },
  { part: 'Drawer', story: 'overlays-drawer--opens-and-closes', opener: 'Thông báo', close: 'Đóng' },
  {
    part: 'ImageCropper',
    story: 'composites-imagecropper--opens-and-closes',
    opener: 'Đổi ảnh',
    close: 'Đóng',
    outside: 'stays',
  },
  { part: 'ImportDialog', story: 'composites-importdialog--whole-way', opener: 'Nhập từ tệp', close: 'Đóng' },
  { part: 'Popover', story: 'overlays-popover--open', opener: 'Bộ lọc' },
  { part: 'FilterPopover', story: 'composites-filterpopover--closed', opener: /^Lọc/ },
  { part: 'ChatPopup', story: 'composites-chatpopup--open', opener: /./ },
  { part: 'NotificationBell', story: 'composites-notificationbell--open', opener: /./ },
  { part: 'EmojiPicker', story: 'composites-emojipicker--open', opener: /./ },
  { part: 'DatePicker', story: 'fields-datepicker--open', opener: /Mở lịch/ },
  { part: 'DateRangePicker', story: 'fields-daterangepicker--typed', opener: /Mở lịch/ },
  { part: 'DateTimePicker', story: 'fields-datetimepicker--typed', opener: /Mở lịch/ },
];

export async function play(page, part, checks, input) {
  const { role = 'dialog', outside = 'closes' } = part;
  const opener = page
    .locator('#storybook-root')
    .getByRole('button', { name: part.opener, exact: true })
    .first();
  const dialog = page.getByRole(role).first();
  const isOpen = async () => (await page.getByRole(role).count()) > 0;
  const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  const name = await words(opener);

  async function open() {
    await inputModes[input](opener);
    return checks.eventually('press', 'it is open', isOpen, true);
  }
  async function comesBack(key) {
    await checks.eventually(key, 'it is open', isOpen, false);
    await checks.eventually(key, 'the focus comes back to what opened it', () => focused(page), name);
  }

  if (!(await open())) return;
  const said = await dialog.evaluate((element) => window.probe.name(element));
  checks.equals('press', 'it has a name', said !== '', true);
  await checks.eventually('press', 'the focus is in it', holdsFocus, true);
  if (part.first && input !== 'touch')
    await checks.eventually('press', 'what has the focus first', () => focused(page), part.first);
  await checks.eventually(
    'press',
    'the page behind is not there for assistive technology',
    () => isBehind(dialog, opener),
    true,
  );

  if (input === 'keyboard') {
    const stops = new Set();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 8; step += 1) {
        await page.keyboard.press(key);
        stops.add(await focused(page));
        if (!(await holdsFocus())) break;
      }
      await checks.eventually(key, 'the focus stays in it', holdsFocus, true);
    }
    checks.equals('Tab', 'it has something to stop at', stops.size > 0, true);
    await page.keyboard.press('Escape');
    await comesBack('Escape');
    return;
  }

  if (await pressBeside(page, dialog, input === 'touch')) {
    if (outside === 'closes') {
      await comesBack('press beside');
      await open();
    } else await checks.remains(page, 'press beside', 'it is open', isOpen, true);
  }
  if (part.close === undefined) return;
  await inputModes[input](dialog.getByRole('button', { name: part.close, exact: true }).last());
  await comesBack(part.close);
  await checks.eventually(
    part.close,
    'the page behind is there again',
    attribute(page.locator('#storybook-root'), 'aria-hidden'),
    null,
  );
}

async function isBehind(dialog, opener) {
  const hidden = await opener.evaluate(
    (element) => element.closest('[aria-hidden="true"], [inert]') !== null,
  );
  return hidden || (await dialog.evaluate((element) => element.matches(':modal')));
}
