import type { Page } from '@playwright/test';
import { people } from '@sen/api/fixtures/people';
import { nameRoles } from '@sen/domain/access/roleNames';
import { mayOpen } from '@sen/portal/routes/navigation';
import { href, type PathName, paths } from '@sen/portal/routes/paths';
import { Actor } from '../Actor';
import { accessibilityFaults } from '../steps/accessibility';
import { expect, test } from '../variant';
import { words } from '../words';

// Object.keys widens the keys; they are exactly the table's.
const names = Object.keys(paths) as PathName[];

/** Parameters that are not the id of the demo organisation's first record. */
const records: Partial<Record<PathName, string>> = {
  memberView: people.student.id,
  memberEdit: people.student.id,
  studentEdit: people.student.id,
  teacherEdit: people.teacher.id,
  staffEdit: people.staff.id,
  sponsorEdit: people.sponsor.id,
  questionAdd: 'one_choice',
};

/** The address of a page of the demo organisation. One of a lesson names its place in the class, too. */
const addressOf = (name: PathName) =>
  (name === 'studyLesson'
    ? paths[name].pattern.replace(':indexChapter/:indexSession', '2/2')
    : paths[name].pattern
  )
    // The root of a page with a path.
    .replace(/\/\*\?$/, '')
    // What an address may be without leads to the same page, with filters.
    .replaceAll(/\/:\w+\?/g, '')
    .replaceAll(/:(\w+)/g, (_, parameter) =>
      parameter === 'typeCategory' ? 'questions' : (records[name] ?? '1'),
    );

/** Pages that each role sees differently: axe examines them as each, the others once. */
const differByRole: ReadonlySet<PathName> = new Set([
  'overview',
  'classes',
  'classroom',
  'profile',
  'examSeen',
]);

/** Navigates within the application, as a link does; returns the address after redirects. */
const go = (page: Page, address: string) =>
  page.evaluate(async (to) => {
    window.history.pushState(null, '', to);
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    await frame();
    await frame();
    return window.location.pathname;
  }, address);

/** One person of each role. */
const firstOfRole = Object.values(people).filter(
  ({ role }, index, all) => all.findIndex((other) => other.role === role) === index,
);

/** Whether the person is the one as whom axe examines a page, with all of its rules rather than those that depend on data. */
const isExaminer = (person: (typeof firstOfRole)[number], name: PathName) =>
  firstOfRole.find(({ role }) => mayOpen(role, name)) === person;

for (const person of firstOfRole)
  test(`every page opens for the ${person.role} ${person.name} if it is for them`, async ({
    browser,
    product,
    variant,
  }) => {
    test.slow();
    const actor = await Actor.open(browser, product, variant);
    await actor.signIn(person);
    for (const name of names) {
      const address = addressOf(name);
      const place = await go(actor.page, address);
      // The first record may not be accessible to this user: the page has opened, and its call was refused.
      const arrived = place === href('notFound') && paths[name].pattern.includes(':') ? address : place;
      const where = `${person.role} at ${name}`;
      const opens = mayOpen(person.role, name) ? address : href('forbidden');
      expect(arrived, where).toBe(paths[name].access === 'visitor' ? href('overview') : opens);
      await expect(actor.title, where).toBeVisible();
      const known = !isExaminer(person, name);
      if (arrived === address && (!known || differByRole.has(name)))
        expect.soft(await accessibilityFaults(actor.page, { known }), where).toEqual([]);
    }
    await actor.leave();
  });

test('a visitor is led to sign-in from every page that is not public', async ({
  browser,
  product,
  variant,
}) => {
  test.slow();
  const actor = await Actor.open(browser, product, variant);
  await actor.page.goto(href('signIn'));
  for (const name of names) {
    const { access } = paths[name];
    const where = `visitor at ${name}`;
    const opens = access === 'everybody' || access === 'visitor';
    // Only what opens is loaded anew: a load takes longer than all the rest.
    if (opens) await actor.page.goto(addressOf(name));
    else await go(actor.page, addressOf(name));
    const arrives = opens ? addressOf(name) : href('signIn');
    await expect(actor.page, where).toHaveURL((url) => url.pathname === arrives);
    if (opens) expect.soft(await accessibilityFaults(actor.page), where).toEqual([]);
  }
  await actor.leave();
});

test('a page of another role says for whom it is', async ({ browser, product, variant }) => {
  const actor = await Actor.open(browser, product, variant);
  const { page } = actor;
  await actor.signIn(people.teacher);
  await page.goto(href('memberAdd'));
  await expect(page.getByRole('heading', { name: words.pages('forbidden'), level: 1 })).toBeVisible();
  const who = nameRoles(['super-admin', 'admin'], variant.language);
  const text = words.errorPages('forbiddenRoles', { who, you: words.role('teacher') });
  await expect(page.getByText(text)).toBeVisible();
  await actor.picture('forbidden');
  await actor.leave();
});
