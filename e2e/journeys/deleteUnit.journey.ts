import { demoCompany, people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { expect, test } from '../variant';
import { words } from '../words';

const unit = 'Trung tâm Ngoại ngữ Ban Mai';

test('a super-admin learns why a unit cannot be deleted, deletes another one and restores it', async ({
  browser,
  product,
  variant,
}) => {
  const superAdmin = await Actor.open(browser, product, variant);
  const { page } = superAdmin;
  const openUnit = async (name: string) => {
    await superAdmin.choose(words.pages('companies'));
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  };

  await test.step('a class under way prevents the deletion', async () => {
    await superAdmin.signIn(people.superAdmin);
    await openUnit(demoCompany.company_name);
    await superAdmin.act(words.companies('delete'));
    const dialog = page.getByRole('dialog', {
      name: words.companies('cannotDelete', { name: demoCompany.company_name }),
    });
    await expect(dialog.getByText('An toàn lao động').first()).toBeVisible();
    await superAdmin.picture('class-under-way');
    await dialog.getByRole('button', { name: words.companies('understood') }).click();
  });

  await test.step('a unit without classes is deleted', async () => {
    await superAdmin.choose(words.pages('companies'));
    await page.getByRole('link', { name: words.companies('add') }).click();
    await page.getByRole('textbox', { name: words.companies('name') }).fill(unit);
    await superAdmin.press(words.companies('add'));
    await expect(page.getByRole('heading', { name: unit, level: 1 })).toBeVisible();
    await superAdmin.act(words.companies('delete'));
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    await superAdmin.picture('what-goes');
    await dialog.getByRole('button', { name: words.companies('deleteSubmit') }).click();
    await expect(page.getByText(words.companies('isDeleted'))).toBeVisible();
    await superAdmin.picture('deleted');
  });

  await test.step('it is among the deleted ones and is restored', async () => {
    await superAdmin.choose(words.pages('companies'));
    await expect(page.getByRole('link', { name: demoCompany.company_name })).toBeVisible();
    await expect(page.getByRole('link', { name: unit })).toHaveCount(0);
    await page.getByRole('link', { name: words.companies('deletedState') }).click();
    await page.getByRole('link', { name: unit }).click();
    await superAdmin.press(words.companies('restore'));
    await expect(page.getByText(words.companies('isDeleted'))).toHaveCount(0);
    await openUnit(unit);
  });
});
