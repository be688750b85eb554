import { people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AccessCell, AccessUnit } from '../testing/access/AccessCell.ts';
import type { AccessRow } from '../testing/access/AccessRow.ts';
import { letterOf, unitAbroad } from '../testing/access/testAccess.ts';
import { TestApp } from '../testing/TestApp.ts';
import type { OperationId } from './document.ts';

type Rows = Readonly<Record<string, AccessRow>>;

const areas = import.meta.glob<Rows>('../operations/*/access.ts', { eager: true, import: 'access' });
/** The operations by which a super-admin reaches a thing of another unit. */
const rows = Object.values(areas)
  .flatMap((access) => Object.entries(access) as [OperationId, AccessRow][])
  .filter(([, { cells, make }]) => make && cells['super-admin']?.[2] === '.');
/** They are for deleted units, too, or of the whole platform. */
const forDeleted: readonly OperationId[] = [
  'getCompany',
  'restoreCompanies',
  'listBanners',
  'getBanner',
  'editBanner',
  'moveBanner',
  'reorderBanners',
  'deleteBanners',
  'listCertificateTemplates',
  'getCertificateTemplate',
  'editCertificateTemplate',
  'deleteCertificateTemplates',
  'printCertificateSample',
  // A picture is of no unit until a text shows it.
  'addForumPicture',
];

let app: TestApp;
let unit: AccessUnit;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  unit = await unitAbroad(app);
});
afterAll(() => app.stop());

const setDeleted = (deleted_at: Date | null) =>
  app.database.updateTable('company').set({ deleted_at }).where('id', '=', unit.id).execute();

test('the lists of all areas are among them', () => {
  const lists = rows.filter(([, { lists: isList }]) => isList).map(([id]) => id);
  expect(lists).toEqual(
    expect.arrayContaining(['listCompanies', 'listMembers', 'listClasses', 'listExams', 'listQuestions']),
  );
  expect(rows.length).toBeGreaterThan(40);
});

test.each(rows.filter(([id]) => !forDeleted.includes(id)))(
  'nobody reaches a thing of a deleted unit by %s',
  async (id, row) => {
    const cell: AccessCell = {
      app,
      caller: people.superAdmin,
      ownership: 'foreign',
      unit,
      mark: `Vật của đơn vị bị xóa ${id}`,
      code: `deleted-${id.toLowerCase()}`,
      in: (hours) => new Date(app.clock.now().getTime() + hours * 3_600_000),
    };
    const thing = await row.make?.(cell);
    if (!thing) throw new Error(`${id} has no thing`);
    await setDeleted(app.clock.now());
    const answer = await app.call(id, 'superAdmin', row.call(thing, cell)).finally(() => setDeleted(null));
    const letter = letterOf(answer, !row.lists || answer.raw.body.includes(thing.mark));
    expect(letter === 'r' ? [answer.status, letter] : letter).toSatisfy(
      (found: unknown) => found === '0' || (Array.isArray(found) && found[0] === 422),
    );
  },
);
