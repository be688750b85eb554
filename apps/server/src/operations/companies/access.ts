import { TestFile } from '../../testing/multipartOf.ts';
import { pictureBytes } from '@sen/domain/testing/pictureBytes';
import { byId } from '../../testing/access/accessRows.ts';
import type { AccessRow, AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';

/** The unit itself. */
export const unit: MakeThing = async ({ unit: { id, company_name } }) => ({ id, mark: company_name, of: {} });

const chosen: AccessRow['call'] = ({ id }) => ({ body: { company_ids: [id] } });

export const access = {
  listCompanies: {
    cells: { 'super-admin': '...0' },
    make: unit,
    lists: true,
    call: () => ({ query: { limit: 100 } }),
  },
  getCompany: byId(unit, { 'super-admin': '...0' }),
  addCompany: {
    cells: { 'super-admin': '.' },
    call: (_, { code }) => ({ body: { company_name: `Đơn vị ${code}` } }),
  },
  editCompany: {
    cells: { 'super-admin': '...0' },
    make: unit,
    call: ({ id, mark }) => ({ path: { id }, body: { company_name: mark } }),
  },
  saveCompanyLogo: {
    cells: { 'super-admin': '...0' },
    make: unit,
    call: ({ id }) => ({
      path: { id },
      body: { company_logo: new TestFile('logo.png', pictureBytes.png()) },
    }),
  },
  removeCompanyLogo: byId(unit, { 'super-admin': '...0' }),
  deleteCompanies: {
    cells: { 'super-admin': 'rrr0' },
    make: unit,
    call: chosen,
  },
  previewCompanyDeletion: {
    cells: { 'super-admin': '...0' },
    make: unit,
    call: ({ id }) => ({ query: { 'company_ids[]': [id] } }),
  },
  restoreCompanies: {
    cells: { 'super-admin': '...0' },
    make: unit,
    call: chosen,
  },
} satisfies AreaAccess<'companies'>;
