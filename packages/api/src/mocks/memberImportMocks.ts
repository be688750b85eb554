import { http } from './http';
import { importMocks, memberImport } from './importMocks';
import { memberImportReport } from './memberImportReport';

export const memberImportMocks = [
  ...importMocks,
  http.post('/import-block-user/check', ({ response }) => response(200).json({ data: memberImportReport })),
  http.post('/import-block-user', ({ response }) => response(200).json({ data: memberImport })),
];
