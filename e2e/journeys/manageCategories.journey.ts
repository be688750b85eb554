import { questionCategory } from '@sen/api/fixtures/questions';
import { people } from '@sen/api/fixtures/people';
import { categoryPath } from '@sen/domain/categories/categoryPath';
import { Actor } from '../Actor';
import { expect, test } from '../variant';
import { words } from '../words';

const parent = 'Ứng phó sự cố';
const renamed = 'Ứng phó sự cố khẩn cấp';
const meanwhile = 'Ứng phó sự cố tại xưởng';
const child = 'Sơ cứu ban đầu';

test('an administrator makes categories, learns why one cannot be deleted, moves everything and deletes it', async ({
  browser,
  product,
  variant,
}) => {
  const admin = await Actor.open(browser, product, variant);
  const { page } = admin;
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
  const name = page.getByRole('textbox', { name: words.categories('name') });
  const listed = (label: string) => page.getByRole('link', { name: label, exact: true });
  const menuOf = (label: string) =>
    page.getByRole('button', { name: words.dataTable().rowMenu(label), exact: true });

  const renameMeanwhile = async (address: string) => {
    const other = await Actor.open(browser, product, variant);
    await other.signIn(people.superAdmin);
    await other.page.goto(address);
    const field = other.page.getByRole('textbox', { name: words.categories('name') });
    await expect(field).toHaveValue(parent);
    await field.fill(meanwhile);
    await other.press(words.categories('save'));
    await expect(other.page.getByRole('heading', { name: meanwhile, level: 1 })).toBeVisible();
    await other.leave();
  };

  await test.step('adds a category of questions', async () => {
    await admin.signIn(people.admin);
    await admin.choose(words.pages('categories'));
    await page
      .getByRole('navigation', { name: words.categories('kinds') })
      .getByRole('link', { name: words.categoryKind('question'), exact: true })
      .click();
    await expect(heading(words.pages('questionCategories'))).toBeVisible();
    await expect(listed(questionCategory.name)).toBeVisible();
    await admin.picture('categories');
    await page.getByRole('link', { name: words.categories('add') }).click();
    await name.fill(questionCategory.name.toUpperCase());
    await admin.press(words.categories('add'));
    await expect(page.getByText(words.error('categoryNameTaken')).first()).toBeVisible();
    await name.fill(parent);
    await admin.press(words.categories('add'));
    await expect(heading(parent)).toBeVisible();
  });

  await test.step('adds a child', async () => {
    await page
      .getByRole('link', { name: words.categories('addChild') })
      .first()
      .click();
    await expect(heading(words.categories('addingChild', { name: parent }))).toBeVisible();
    await name.fill(child);
    await admin.press(words.categories('addChild'));
    await expect(heading(child)).toBeVisible();
    await page.getByRole('link', { name: parent, exact: true }).first().click();
    await expect(heading(parent)).toBeVisible();
    await expect(listed(child)).toBeVisible();
  });

  await test.step('renames it although another administrator has meanwhile, and the dropdown of questions has both', async () => {
    await page.getByRole('link', { name: words.categories('edit'), exact: true }).click();
    await expect(name).toHaveValue(parent);
    await name.fill(renamed);
    await renameMeanwhile(page.url());
    await admin.press(words.categories('save'));
    await expect(page.getByRole('alert')).toContainText(words.error('categoryChanged', { name: meanwhile }));
    await expect(name).toHaveValue(renamed);
    await admin.press(words.categories('save'));
    await expect(heading(renamed)).toBeVisible();
    await admin.picture('category');
    await page.goto('/questions/add/one_choice');
    await page
      .getByRole('button', { name: new RegExp(words.questionForm('category')) })
      .first()
      .click();
    await expect(page.getByRole('option', { name: new RegExp(`^${child}`) })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a category in use is not deleted before everything has gone to another one', async () => {
    await page.goto('/questions-category');
    await menuOf(questionCategory.name).click();
    await page.getByRole('menuitem', { name: words.categories('delete'), exact: true }).click();
    const dialog = page.getByRole('dialog', {
      name: words.categories('deleteUsedTitle', { name: questionCategory.name }),
    });
    await expect(dialog.getByText(/\d+ (câu hỏi|questions)/)).toBeVisible();
    await admin.picture('delete-used-category');
    const to = dialog.getByRole('combobox', { name: words.categories('moveTo') });
    await admin.search(to, renamed);
    await admin.press(words.categories('deleteUsedSubmit'), dialog);
    await expect(dialog).toBeHidden();
    await expect(listed(renamed)).toBeVisible();
    await expect(listed(questionCategory.name)).toBeHidden();
  });

  await test.step('everything is in the other category', async () => {
    await listed(renamed).click();
    await expect(heading(renamed)).toBeVisible();
    await expect(page.getByText(/^\d+ (câu hỏi|questions)$/)).toBeVisible();
    await page.getByRole('link', { name: words.categories('seeAllBelow') }).click();
    await expect(heading(words.pages('questions'))).toBeVisible();
  });

  await test.step('an empty one is deleted at once', async () => {
    await page.goto('/questions-category');
    const path = categoryPath(child, { name: renamed });
    await menuOf(path).click();
    await page.getByRole('menuitem', { name: words.categories('delete'), exact: true }).click();
    await admin.press(words.categories('delete'), page.getByRole('alertdialog'));
    await expect(page.getByText(words.categories('deleted', { count: 1 }))).toBeVisible();
    await expect(menuOf(path)).toBeHidden();
  });
  await admin.leave();
});
