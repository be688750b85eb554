import { importLimits } from '@sen/domain/imports/importLimits';
import { startImport } from '../../imports/startImport.ts';
import { uploadedFile } from '../../spreadsheets/uploadedFile.ts';
import type { Handler } from '../Operation.ts';
import { unitOfMembers } from './openMemberSheet.ts';

export const importMembers: Handler<'importMembers'> = async (call, { database }) => {
  const { company_id, import_id: importId, file_digest: checkedDigest, file: _name, ...options } = call.body;
  const file = uploadedFile(call.files, importLimits.members.bytes);
  const { id: companyId } = await unitOfMembers(call.caller, company_id, database);
  return startImport(database, call, { kind: 'members', companyId, file, options, importId, checkedDigest });
};
