import type { Actor } from '../Actor';
import { marked, questionSheet, wrongTitle } from '../questionSheet';
import { expect } from '../variant';
import { startingWith } from '../patterns/startingWith';
import { withAnyNumber } from '../patterns/withAnyNumber';
import { words } from '../words';

/**
 * Imports a workbook with one question of each type and an invalid one, which is fixed before the start; nothing is
 * saved before the teacher confirms.
 */
export async function importQuestions(teacher: Actor): Promise<void> {
  const { page } = teacher;
  await teacher.choose(words.pages('questions'));
  await teacher.showMoreActions();
  await page
    .getByRole('link', { name: words.questions('import') })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: words.pages('questionImport'), level: 1 })).toBeVisible();
  await teacher.picture('import-choose');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'cau-hoi-khoa-thu.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await questionSheet(),
    });
  await teacher.press(words.importDialog().toPreview);
  await teacher.picture('import-preview');
  await expect(page.getByText(words.importDialog().row('13')).first()).toBeVisible();
  await teacher.picture('import-refused');
  // Fixed in their cells; its title is no longer one of those that the exam uses.
  await page.getByText(words.importDialog().allRows('12')).click();
  const all = page.getByRole('grid', { name: words.importDialog().checkTable });
  for (const [read, corrected] of [
    [wrongTitle, 'Câu đã sửa khi nhập'],
    ['H', 'A'],
  ] as const) {
    await all.getByRole('button', { name: read, exact: true }).click();
    await page.locator('input:focus').fill(corrected);
    await page.keyboard.press('Enter');
    await expect(all.getByRole('button', { name: corrected, exact: true }).first()).toBeVisible();
  }
  await expect(
    page.getByRole('button', { name: words.questionImport('start', { count: 12 }) }),
  ).toBeVisible();
  await teacher.picture('import-fixed');
  await teacher.press(words.questionImport('start', { count: 12 }));
  await expect(page.getByText(words.questionImport('done', { count: 12 }))).toBeVisible();
  await teacher.picture('import-done');
  await teacher.choose(words.pages('questions'));
  await page.getByRole('searchbox').fill('de kappa');
  await expect(page.getByText(`${marked}:`).first()).toBeVisible();
  await teacher.picture('question-bank');
}

const examTitle = 'Kiểm tra đầu khóa thử';

/** Creates an exam of two parts from the imported questions and publishes it; returns its title. */
export async function makeExam(teacher: Actor): Promise<string> {
  const { page } = teacher;
  await teacher.choose(words.pages('exams'));
  await page
    .getByRole('link', { name: words.exams('add') })
    .or(page.getByRole('button', { name: words.exams('add') }))
    .first()
    .click();
  await page.getByLabel(words.examForm('name')).fill(examTitle);
  await teacher.pick(words.examForm('category'), /./);
  await teacher.type(words.examForm('duration'), '45');
  await teacher.type(words.examForm('perPage'), '5');
  await teacher.type(words.examForm('retakes'), '1');
  await teacher.type(words.examForm('deduction'), '10');

  await addQuestions(teacher, 0, 10);
  await teacher.press(words.examBuilder().addPart);
  await teacher.type(words.examBuilder().partScore, '80', 0);
  await teacher.type(words.examBuilder().partScore, '20', 1);
  await addQuestions(teacher, 1, 1);
  for (const part of [0, 1])
    await page.getByRole('button', { name: words.examBuilder().splitEvenly }).nth(part).click();
  await expect(page.getByText(words.examBuilder().examSum('100', '100'))).toBeVisible();
  await teacher.picture('exam-form');
  await teacher.press(words.examForm('saveAndPublish'));
  await expect(page.getByRole('heading', { name: examTitle, level: 1 })).toBeVisible();
  await teacher.picture('exam-view');
  return examTitle;
}

/** Adds imported questions that are not in the exam yet to a part. */
async function addQuestions(teacher: Actor, part: number, count: number): Promise<void> {
  const { page } = teacher;
  await page.getByRole('button', { name: words.examBuilder().addQuestions, exact: true }).nth(part).click();
  const dialog = page.getByRole('dialog');
  await page.getByRole('searchbox').fill(marked);
  await expect(page.getByText(`${marked}:`).first()).toBeVisible();
  // The bank shows ten rows per page; the search has completed when it counts eleven, with the last on page two.
  const ours = page.getByRole('checkbox', { name: new RegExp(`${marked}:`) });
  await expect(page.getByText(words.pagination().range('1', '10', '11'), { exact: true })).toBeVisible();
  if (count === 1) {
    await teacher.press(words.pagination().next, dialog);
    await expect(ours).toHaveCount(1);
  }
  for (let index = 0; index < count; index++) await ours.nth(index).click();
  await teacher.picture(`picker-${part}`);
  await teacher.press(words.examForm('pickAdd', { count }), dialog);
  await expect(dialog).toBeHidden();
}

/** Assigns the exam, from its page, to the class, from the current minute on. */
export async function assignExam(
  teacher: Actor,
  { title, classroom }: { title: string; classroom: string },
): Promise<void> {
  const { page } = teacher;
  await teacher.act(words.exams('assign'));
  const dialog = page.getByRole('dialog');
  // The only class of the teacher is selected.
  await expect(page.getByRole('combobox', { name: words.assignment('class') })).toHaveValue(classroom);
  await expect(page.getByRole('textbox', { name: words.assignment('duration') })).not.toHaveValue('');
  // On a slow machine the minute may pass between choosing and sending it: then the next one is chosen.
  await expect(async () => {
    await teacher.setTime(words.assignment('start'), new Date());
    await teacher.picture('assign');
    await teacher.press(words.assignment('submit'), dialog);
    await expect(dialog).toBeHidden({ timeout: 8_000 });
  }).toPass({ timeout: 120_000 });
  await openClass(teacher, classroom);
  await expect(page.getByText(title).first()).toBeVisible();
  await teacher.picture('class-teacher');
}

export async function openClass(actor: Actor, classroom: string): Promise<void> {
  await actor.page.goto('/course-all');
  await actor.page.getByRole('link', { name: `${words.myCourses('openClass')} ${classroom}` }).click();
  await expect(actor.page.getByRole('heading', { name: classroom, level: 1 })).toBeVisible();
}

/** Marks every written answer of the student's attempt with half a point less than full points. */
export async function markAnswers(
  teacher: Actor,
  { classroom, student }: { classroom: string; student: string },
): Promise<void> {
  const { page } = teacher;
  await page.goto('/overview');
  const waiting = page.getByRole('link', { name: words.overview('toMark', { class: classroom }) });
  await expect(waiting).toBeVisible();
  await teacher.picture('overview-waiting');
  await waiting.click();
  await teacher.picture('marking-list');
  await page.getByRole('link', { name: student }).first().click();
  await expect(page.getByText(words.examReview().waiting(2)).first()).toBeVisible();
  const forms = page.getByRole('form', { name: withAnyNumber((number) => words.examReview().mark(number)) });
  await expect(forms).toHaveCount(2);
  for (const form of await forms.all()) {
    await form.getByLabel(words.examReview().points).fill('7,5');
    await form.getByLabel(words.examReview().comment).fill('Đủ ý, trình bày rõ ràng.');
    await form.getByRole('button', { name: words.examReview().saveMark }).click();
    await expect(form.getByText(words.examReview().saved(''))).toBeVisible();
  }
  // The last mark leads on, or says that nothing is left.
  const nothingLeft = page.getByText(words.marking('noneLeft'));
  const nextStudent = page.getByRole('link', { name: words.marking('next', { student: '' }) });
  await expect(nothingLeft.or(nextStudent).first()).toBeVisible();
  await teacher.picture('marking');
}

/** Resets the only attempt of a student of the class, who may take it again. */
export async function resetAttempt(
  teacher: Actor,
  { classroom, student }: { classroom: string; student: string },
): Promise<void> {
  const { page } = teacher;
  await openClass(teacher, classroom);
  await page.getByRole('tab', { name: startingWith(words.classes('students')) }).click();
  await page.getByRole('searchbox').fill(student);
  await page.getByRole('link', { name: student }).click();
  await expect(page.getByRole('heading', { name: student, level: 1 })).toBeVisible();
  await resetFromWork(teacher, student);
}

/**
 * Resets an attempt on the page of a student's work, to be taken again.
 * @param exam of which, when there are several
 */
export async function resetFromWork(teacher: Actor, student: string, exam?: RegExp): Promise<void> {
  const { page } = teacher;
  await teacher.picture('student-work');
  await teacher.act(words.studentWork('resetAction'));
  const dialog = page.getByRole('dialog', { name: words.studentWork('resetTitle', { name: student }) });
  if (exam) await teacher.pick(words.studentWork('exam'), exam, dialog);
  await dialog.getByRole('radio', { name: startingWith(words.studentWork('again')) }).check();
  await dialog
    .getByRole('textbox', { name: startingWith(words.studentWork('reason')) })
    .fill('Máy tính của học viên bị hỏng.');
  await teacher.picture('student-work-reset');
  await teacher.press(words.studentWork('resetAction'), dialog);
  await expect(dialog).toBeHidden();
  await expect(page.getByText(words.studentWork('reset'), { exact: true })).toBeVisible();
  await teacher.picture('student-work-after');
}
