import { readFile } from 'node:fs/promises';
import { unwrap } from '@sen/api/client/unwrap';
import { people } from '@sen/api/fixtures/people';
import { Actor } from '../Actor';
import { followBell } from '../steps/bell';
import { clientOf } from '../steps/clientOf';
import { createFinalExamClass, handInEmpty } from '../steps/finalExamClass';
import { photograph } from '../steps/photograph';
import { expect, test } from '../variant';
import { words } from '../words';

const course_name = 'Sơ cứu tại nơi làm việc';
const template = 'Chứng chỉ hoa sen';
const reason = 'Cấp nhầm người';

test('a certificate is designed, issued by rule, verified by a stranger, and revoked', async ({
  browser,
  product,
  variant,
}) => {
  const manager = await clientOf(product, people.admin);
  const { course, classroom, assignment } = await createFinalExamClass(manager, {
    name: course_name,
    code: 'SCNLV',
    completion_score: 0,
    students: [people.student, people.otherStudent],
  });

  await test.step('one student earns it before there is one', async () => {
    await handInEmpty(product, people.otherStudent, assignment.id);
    const params = { path: { id: classroom.id }, query: { limit: 5 as const } };
    const states = async () => {
      const { data } = await unwrap(manager.GET('/classrooms/{id}/certificates', { params }));
      return data.map(({ state }) => state);
    };
    await expect.poll(states, { timeout: 20_000 }).toContain('earned');
  });

  await test.step('a super-admin makes a template', async () => {
    const designer = await Actor.open(browser, product, variant);
    await designer.signIn(people.superAdmin);
    const { page } = designer;
    await page.goto('/cetificates/add');
    await page.getByRole('textbox', { name: words.certificates('name') }).fill(template);
    const picture = { name: 'nen.png', mimeType: 'image/png', buffer: await photograph(page, 1_188, 840) };
    await page.locator('input[type=file]').setInputFiles(picture);
    await designer.picture('certificate-template');
    await designer.press(words.certificates('add'));
    await expect(page.getByRole('heading', { name: words.pages('certificates'), level: 1 })).toBeVisible();
    await expect(page.getByText(template).first()).toBeVisible();
  });

  const admin = await Actor.open(browser, product, variant);
  await test.step('the administrator chooses it for the course, by rule', async () => {
    await admin.signIn(people.admin);
    const { page } = admin;
    await page.goto(`/courses/${course.id}`);
    await admin.act(words.courses('chooseTemplate'));
    await page.getByRole('button', { name: new RegExp(words.courseCertificate('template')) }).click();
    await page.getByRole('option', { name: template }).click();
    const byRule = page.getByRole('switch', { name: words.courseCertificate('byRule') });
    await byRule.focus();
    await page.keyboard.press('Space');
    await expect(byRule).toBeChecked();
    await admin.press(words.courseCertificate('save'));
    await expect(page.getByText(words.courseCertificate('saved'))).toBeVisible();
  });

  await test.step('the administrator has it issued to all who had earned it before', async () => {
    const { page } = admin;
    await page.goto(`/classroom/${classroom.id}/certificates`);
    await admin.press(words.classCertificates('issueAll'));
    await admin.press(words.classCertificates('issue'), page.getByRole('alertdialog'));
    const one = { issued: 1, total: 1 };
    await expect(page.getByText(words.classCertificates('issuedOf', one))).toBeVisible();
    await admin.picture('certificates-issued');
    await page.goto('/overview');
    await followBell(admin, 'CertificateIssuingEnded', { classroom_name: classroom.classroom_name });
    await expect(page.getByText(words.ownCertificates('valid')).first()).toBeVisible();
  });

  const student = await Actor.open(browser, product, variant);
  let verification = '';
  await test.step('the student completes the course and finds the certificate on the profile', async () => {
    // A session elsewhere would end that of the page.
    await handInEmpty(product, people.student, assignment.id);
    await student.signIn(people.student);
    await followBell(student, 'CertificateIssued', { course_name });
    const entry = student.page.getByRole('article', { name: course_name });
    await expect(entry).toBeVisible();
    await student.picture('own-certificates');
    verification = (await entry.getByRole('link').first().getAttribute('href')) ?? '';
    expect(verification).toMatch(/^\/verify\/\w/);
  });

  const stranger = await Actor.open(browser, product, variant);
  await test.step('a stranger verifies it without signing in', async () => {
    await stranger.visit(verification);
    await expect(stranger.page.getByText(words.verification('valid'), { exact: true })).toBeVisible();
    await expect(stranger.page.getByText(people.student.name)).toBeVisible();
    await expect(stranger.page.getByText(course_name)).toBeVisible();
    await stranger.picture('verify-valid');
  });

  await test.step('the administrator downloads all certificates of the class as one .zip', async () => {
    const { page } = admin;
    await page.goto(`/classroom/${classroom.id}/certificates`);
    await admin.press(words.classCertificates('downloadAll'));
    const link = page.getByRole('link', { name: words.classCertificates('downloadArchive') });
    const made = page.getByText(words.classCertificates('archiveMade'));
    await expect(made.or(link).first()).toBeVisible();
    await page.goto('/overview');
    const { classroom_name } = classroom;
    await followBell(admin, 'CertificateArchiveEnded', { classroom_name, printed: 2 });
    await expect(link).toBeVisible();
    await admin.picture('certificate-archive');
    const downloading = page.waitForEvent('download');
    await link.click();
    const file = await readFile(await (await downloading).path());
    expect(file.subarray(0, 2).toString()).toBe('PK');
    expect(file.includes(`${people.student.name}.pdf`)).toBe(true);
  });

  await test.step('the administrator revokes it, and the stranger is told', async () => {
    const { page } = admin;
    await page.goto(`/classroom/${classroom.id}/certificates`);
    await page.getByRole('button', { name: words.dataTable().rowMenu(people.student.name) }).click();
    await page.getByRole('menuitem', { name: words.classCertificates('revoke') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(reason);
    await admin.press(words.classCertificates('revoke'), dialog);
    await expect(
      page.getByText(words.classCertificates('revoked', { name: people.student.name })).first(),
    ).toBeVisible();
    await stranger.page.reload();
    await expect(stranger.page.getByText(words.verification('revoked'), { exact: true })).toBeVisible();
    await expect(stranger.page.getByText(reason)).toBeHidden();
    await student.page.goto('/overview');
    await followBell(student, 'CertificateRevoked', { course_name });
    await expect(student.page.getByText(reason)).toBeVisible();
  });
});
