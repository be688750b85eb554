import { people as demo } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { marked, memberFile } from '../memberSheet';
import { followBell } from '../steps/bell';
import { activate } from '../steps/newMember';
import { expect, test } from '../variant';
import { words } from '../words';

const file = 'danh-sach-nham.xlsx';

test('an administrator undoes an import as a whole, once nobody depends on it', async ({
  browser,
  product,
  variant,
}) => {
  const actor = await Actor.open(browser, product, variant);
  const { page } = actor;
  await actor.signIn(demo.admin);
  const done = words.imports('undoneTitle', { file });

  const importThree = async (domain: string) => {
    await page.goto('/import');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: file,
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: await memberFile(domain),
      });
    await actor.press(words.importDialog().toPreview);
    await actor.press(words.memberImport('start', { count: 3 }));
    await expect(page.getByText(words.memberImport('done', { count: 3 }))).toBeVisible();
  };
  const undo = async () => {
    await actor.press(words.importDialog().undo);
    await actor.press(words.imports('undo'));
  };

  await test.step('takes back a list that was imported by mistake', async () => {
    await importThree('lan-mot.vn');
    await undo();
    await expect(page.getByText(done)).toBeVisible();
    await actor.picture('import-undone');
    await page.goto('/users');
    await page.getByRole('searchbox').fill(marked);
    await expect(page.getByText(words.dataTable().noMatch).first()).toBeVisible();
  });

  await test.step('comes back to it from the bell', async () => {
    await followBell(actor, 'ImportUndone', { file_name: file });
    await expect(page.getByText(done)).toBeVisible();
  });

  await test.step('is told who depends on it, and nothing is undone', async () => {
    await importThree('lan-hai.vn');
    const report = page.url();
    const member = await Actor.open(browser, product, variant);
    await activate(product, member, { email: 'mot@lan-hai.vn', password: 'Mùa sen 2026' });
    await member.leave();
    await page.goto(report);
    await undo();
    await expect(page.getByText(new RegExp(`${marked} Một`))).toBeVisible();
    await actor.picture('import-undo-refused');
    await page.goto('/users');
    await page.getByRole('searchbox').fill(marked);
    await expect(page.getByText(`${marked} Ba`).first()).toBeVisible();
  });
  await actor.leave();
});
