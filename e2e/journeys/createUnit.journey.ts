import { people } from '@sen/api/fixtures/people';
import { serverErrors } from '@sen/domain/auth/serverErrors';
import { Actor } from '../Actor';
import { activate, fillNewMember } from '../steps/newMember';
import { expect, test } from '../variant';
import { words } from '../words';

const unit = 'Trường Cao đẳng Nghề Hoà Bình';
const name = 'Bùi Thị Hạnh';
const email = 'hanh.bui@cdn-hoabinh.vn';
const password = 'Mùa sen 2026';

test('a super-admin creates a unit and its administrator, who signs in', async ({
  browser,
  product,
  variant,
}) => {
  const superAdmin = await Actor.open(browser, product, variant);
  const { page } = superAdmin;

  await test.step('creates the unit', async () => {
    await superAdmin.signIn(people.superAdmin);
    await superAdmin.choose(words.pages('companies'));
    await superAdmin.picture('units');
    await page.getByRole('link', { name: words.companies('add') }).click();
    await page.getByRole('textbox', { name: words.companies('name') }).fill(unit);
    await page.getByRole('textbox', { name: words.companies('phone') }).fill('0218 385 1234');
    await page.getByRole('checkbox', { name: words.companies('isBusiness') }).check();
    await superAdmin.picture('unit-form');
    await superAdmin.press(words.companies('add'));
    await expect(page.getByRole('heading', { name: unit, level: 1 })).toBeVisible();
    await expect(page.getByText(words.companies('noAdmin'))).toBeVisible();
    await superAdmin.picture('unit');
  });

  await test.step('goes back to the list, not to the form', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { name: words.pages('companies'), level: 1 })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { name: unit, level: 1 })).toBeVisible();
  });

  await test.step('edits it, and goes back past it to the list', async () => {
    await page.getByRole('link', { name: words.companies('edit') }).click();
    const phone = page.getByRole('textbox', { name: words.companies('phone') });
    await phone.fill('0218 385 4321');
    await superAdmin.press(words.companies('save'));
    await expect(page.getByRole('heading', { name: unit, level: 1 })).toBeVisible();
    await expect(page.getByText('02183854321')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: words.pages('companies'), level: 1 })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { name: unit, level: 1 })).toBeVisible();
  });

  await test.step('adds its administrator', async () => {
    await page.getByRole('link', { name: words.companies('addAdmin') }).click();
    await expect(page.getByRole('combobox', { name: words.members('unit') })).toHaveValue(unit);
    await fillNewMember(superAdmin, {
      name,
      email,
      phone: '0987 654 321',
      born: ['08', '03', '1985'],
      code: 'QT001',
    });
  });

  const admin = await Actor.open(browser, product, variant);
  await test.step('the administrator activates the account and finds an empty unit', async () => {
    await activate(product, admin, { email, password });
    await admin.choose(words.pages('members'));
    await expect(admin.page.getByText(name).first()).toBeVisible();
    await expect(admin.page.getByText(people.student.name)).toHaveCount(0);
  });

  await test.step('the unit names its administrator', async () => {
    await superAdmin.choose(words.pages('companies'));
    await page.getByRole('link', { name: unit }).click();
    await expect(page.getByRole('link', { name })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await superAdmin.picture('unit-with-administrator');
  });

  await test.step('the unit is deleted: its administrator is signed out and learns why', async () => {
    await superAdmin.act(words.companies('delete'));
    await page.getByRole('button', { name: words.companies('deleteSubmit') }).click();
    await expect(page.getByText(words.companies('isDeleted'))).toBeVisible();
    await admin.page.goto('/users');
    await expect(admin.page.getByLabel(words.signIn('username'))).toBeVisible();
    await admin.enter({ username: email }, password);
    await expect(admin.page.getByText(serverErrors.unitDeleted[variant.language]).first()).toBeVisible();
    await admin.picture('unit-deleted');
  });

  await test.step('the unit is restored: its administrator signs in again', async () => {
    await superAdmin.press(words.companies('restore'));
    await expect(page.getByText(words.companies('isDeleted'))).toHaveCount(0);
    await admin.press(words.signIn('submit'));
    await expect(admin.page.getByRole('heading', { name: words.pages('members'), level: 1 })).toBeVisible();
  });
});
