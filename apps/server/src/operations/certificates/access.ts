import { newTemplate } from '@sen/domain/certificates/newTemplate';
import { pictureBytes } from '@sen/domain/testing/pictureBytes';
import { insertArchive } from '../../store/certificates/archives.ts';
import {
  findIssuingClass,
  issueCertificates,
  lockStudentsToCertify,
} from '../../store/certificates/issueCertificates.ts';
import type { AccessCell } from '../../testing/access/AccessCell.ts';
import { byId, byIds, listed, ofCaller } from '../../testing/access/accessRows.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { insertTemplate } from '../../testing/insertTemplate.ts';
import { TestFile } from '../../testing/multipartOf.ts';
import { insertClass } from '../classes/access.ts';
import { course, seenCourses } from '../courses/access.ts';

const template: MakeThing = async ({ app, mark, caller }) => ({
  id: await insertTemplate(app, mark, caller.id),
  mark,
  of: {},
});

/** A class whose course has a certificate, which its student has earned. */
async function earningClass(cell: AccessCell) {
  const { app, mark, caller, ownership, unit } = cell;
  const { database, clock } = app;
  const { id } = await insertClass(cell, mark, ownership === 'own');
  const template_id = await insertTemplate(app, mark, caller.id);
  const { course_id } = await database
    .selectFrom('classroom')
    .select('course_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await database
    .insertInto('course_certificate')
    .values({ course_id: course_id ?? '0', template_id, by_rule: false })
    .onConflict((conflict) => conflict.column('course_id').doUpdateSet({ template_id }))
    .execute();
  const student = ownership === 'own' && caller.role === 'student' ? caller.id : unit.student;
  const result = { completion: 'pass', score: 90, rating: null, certificate: true } as const;
  await database
    .insertInto('course_result')
    .values({ ...result, classroom_id: id, user_id: student, updated_at: clock.now() })
    .execute();
  return { id, student };
}

const classroom: MakeThing = async (cell) => {
  const { id, student } = await earningClass(cell);
  return { id, mark: cell.mark, of: { student } };
};

/** A certificate of such a class. */
async function issuedOne(cell: AccessCell) {
  const { app } = cell;
  const now = app.clock.now();
  const { id, student } = await earningClass(cell);
  await app.database.transaction().execute(async (transaction) => {
    const issuing = await findIssuingClass(transaction, id);
    if (!issuing) throw new Error('The course has no certificate.');
    const students = await lockStudentsToCertify(transaction, issuing, [student], now);
    await issueCertificates(transaction, issuing, students, { by: null, now });
  });
  const issued = await app.database
    .selectFrom('certificate')
    .select('id')
    .where('classroom_id', '=', id)
    .executeTakeFirstOrThrow();
  return { classId: id, id: issued.id };
}

const certificate: MakeThing = async (cell) => ({ id: (await issuedOne(cell)).id, mark: cell.mark, of: {} });

/** The class of a certificate. */
const certified: MakeThing = async (cell) => ({
  id: (await issuedOne(cell)).classId,
  mark: cell.mark,
  of: {},
});

/** An archive that the caller has had made, or somebody else of the unit: nobody sees those of others. */
const archive: MakeThing = async (cell) => {
  const { app, mark, caller, ownership, unit } = cell;
  const { id: classroom_id } = await insertClass(cell, mark, ownership === 'own');
  const id = await insertArchive(app.database, {
    company_id: unit.id,
    classroom_id,
    created_by: ownership === 'own' ? caller.id : unit.teacher,
    created_at: app.clock.now(),
    name: 'a.zip',
    certificates: ['1'],
  });
  return { id: id ?? '0', mark, of: {} };
};

/** Templates belong to no unit. */
const designed = { 'super-admin': '...0' };
const managed = { 'super-admin': '...0', admin: '..00' };
const draft = ({ code }: AccessCell) => ({ ...newTemplate('vi'), name: `Mẫu ${code}` });

export const access = {
  listCertificateTemplates: listed(template, 'name', designed),
  getCertificateTemplate: byId(template, designed),
  addCertificateTemplate: {
    cells: { 'super-admin': '.' },
    call: (_, cell) => ({
      body: { ...draft(cell), image_cetificate: new TestFile('nen.png', pictureBytes.png()) },
    }),
  },
  editCertificateTemplate: {
    cells: designed,
    make: template,
    call: ({ id }, cell) => ({ path: { id }, body: draft(cell) }),
  },
  deleteCertificateTemplates: byIds(template, 'certificate_ids', designed),
  printCertificateSample: byId(template, designed),
  getCourseCertificate: byId(course, seenCourses),
  setCourseCertificate: byId(
    course,
    { 'super-admin': '...0', admin: '..00', teacher: '.x00' },
    { template_id: null, by_rule: false },
  ),
  listClassCertificates: byId(classroom, { ...managed, teacher: '.000' }),
  getCertificateIssuing: byId(classroom, managed),
  getCertificateArchive: byId(classroom, { ...managed, teacher: '.000' }),
  makeCertificateArchive: byId(certified, { ...managed, teacher: '.000' }, {}),
  cancelCertificateArchive: byId(archive, { 'super-admin': '.000', admin: '.000', teacher: '.000' }),
  issueCertificates: {
    cells: managed,
    make: classroom,
    call: ({ id, of }) => ({ path: { id }, body: { user_ids: [of.student ?? '1'] } }),
  },
  revokeCertificates: byIds(certificate, 'certificate_ids', managed, { reason: 'Cấp nhầm' }),
  listOwnCertificates: ofCaller({ student: '.' }),
  printCertificate: byId(certificate, { ...managed, teacher: '.000', student: '.000' }),
} satisfies AreaAccess<'certificates'>;
