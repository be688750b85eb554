import { people, type DemoPerson } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { actOn, addChapter, nodeOf, typeTitle } from '../steps/courseTree';
import { expect, test } from '../variant';
import { words } from '../words';

const course = 'Phòng cháy chữa cháy cơ sở';

test('two people edit a course at once, and nobody loses anything', async ({ browser, product, variant }) => {
  const opened = async (person: DemoPerson) => {
    const actor = await Actor.open(browser, product, variant);
    await actor.signIn(person);
    await actor.choose(words.pages('courses'));
    await actor.page.getByRole('link', { name: course }).click();
    await expect(actor.page.getByRole('heading', { name: course, level: 1 })).toBeVisible();
    const edit = actor.page.getByRole('link', { name: words.courses('edit') });
    await edit.click();
    await expect(nodeOf(actor.page, 'Tổ chức diễn tập')).toBeVisible();
    return actor;
  };
  const benefits = ({ page }: Actor) => page.getByRole('textbox', { name: words.courses('benefits') });
  const introduction = ({ page }: Actor) =>
    page.getByRole('textbox', { name: words.courses('introduction'), exact: true });
  const rename = async ({ page }: Actor, from: string, to: string) => {
    await actOn(page, from, words.chapterTree().rename);
    await typeTitle(page, to);
  };
  const save = (actor: Actor) => actor.press(words.courseForm('save'));

  const lecturer = await opened(people.teacher);
  const admin = await opened(people.admin);
  const { page } = admin;

  await test.step('the lecturer renames, deletes and adds, and saves first', async () => {
    await benefits(lecturer).fill('Giữ an toàn cho cả ca làm việc.');
    await rename(lecturer, 'Lối thoát nạn', 'Lối thoát nạn và điểm tập kết');
    await actOn(lecturer.page, 'Phân loại đám cháy', words.chapterTree().remove);
    await addChapter(lecturer, 'Huấn luyện định kỳ', ['Kịch bản chi tiết']);
    await save(lecturer);
    await expect(lecturer.page.getByRole('heading', { name: course, level: 1 })).toBeVisible();
    await expect(nodeOf(lecturer.page, 'Kịch bản chi tiết')).toBeVisible();
  });

  await test.step('the administrator changes other things, and one that the lecturer changed too', async () => {
    await introduction(admin).fill('Ba buổi tại nhà xưởng, có thực hành.');
    await rename(admin, 'Sử dụng bình chữa cháy', 'Sử dụng bình chữa cháy xách tay');
    await rename(admin, 'Lối thoát nạn', 'Lối thoát hiểm');
    await save(admin);
  });

  await test.step('and is shown what the lecturer changed, and chooses where both did', async () => {
    const dialog = page.getByRole('dialog', {
      name: words.courseForm('mergeTitle', { who: people.teacher.name }),
    });
    await expect(
      dialog.getByText(words.courseForm('changedField', { field: words.courses('benefits') })),
    ).toBeVisible();
    await expect(
      dialog.getByText(words.courseForm('removedNode', { title: 'Phân loại đám cháy' })),
    ).toBeVisible();
    await expect(
      dialog.getByText(words.courseForm('addedNode', { title: 'Huấn luyện định kỳ' })),
    ).toBeVisible();
    await dialog.getByRole('radio', { name: /Lối thoát nạn và điểm tập kết/ }).check();
    await admin.picture('course-merge');
    await admin.press(words.courseForm('merge'), dialog);
    await expect(benefits(admin)).toHaveValue('Giữ an toàn cho cả ca làm việc.');
    await expect(introduction(admin)).toHaveValue('Ba buổi tại nhà xưởng, có thực hành.');
    await expect(nodeOf(page, 'Lối thoát nạn và điểm tập kết')).toBeVisible();
  });

  await test.step('saves, and both read the work of both', async () => {
    await save(admin);
    await expect(page.getByRole('heading', { name: course, level: 1 })).toBeVisible();
    await lecturer.page.reload();
    for (const one of [admin, lecturer]) {
      for (const title of [
        'Kịch bản chi tiết',
        'Sử dụng bình chữa cháy xách tay',
        'Lối thoát nạn và điểm tập kết',
        'Tổ chức diễn tập',
      ])
        await expect(nodeOf(one.page, title)).toBeVisible();
      await expect(nodeOf(one.page, 'Phân loại đám cháy')).toHaveCount(0);
      await expect(one.page.getByText('Giữ an toàn cho cả ca làm việc.')).toBeVisible();
      await expect(one.page.getByText('Ba buổi tại nhà xưởng, có thực hành.')).toBeVisible();
      await one.picture('course-of-two');
      await one.leave();
    }
  });
});
