import {
  certificateArchive,
  certificateIssuing,
  certificateTemplate,
  certificateTemplateRows,
  classCertificatesPage,
  courseCertificate,
  ownCertificates,
  verifiedCertificate,
} from '../fixtures/certificates';
import { http } from './http';
import { page } from './page';

/** The page of a course shows its certificate, too. */
export const courseCertificateMock = http.get('/courses/{id}/certificate', ({ response }) =>
  response(200).json({ data: courseCertificate }),
);

export const certificateMocks = [
  http.get('/certificates', ({ response }) => response(200).json(page(certificateTemplateRows))),
  http.post('/certificates', ({ response }) => response(200).json({ data: certificateTemplate })),
  http.delete('/certificates', ({ response }) => response(200).json({ data: null })),
  http.get('/certificates/issued', ({ response }) => response(200).json({ data: ownCertificates })),
  http.post('/certificates/issued/revoke', ({ response }) => response(200).json({ data: null })),
  http.get('/certificates/{id}', ({ response }) => response(200).json({ data: certificateTemplate })),
  http.put('/certificates/{id}', ({ response }) => response(200).json({ data: certificateTemplate })),
  courseCertificateMock,
  http.put('/courses/{id}/certificate', ({ response }) => response(200).json({ data: courseCertificate })),
  http.get('/classrooms/{id}/certificates', ({ response }) => response(200).json(classCertificatesPage)),
  http.post('/classrooms/{id}/certificates', ({ response }) =>
    response(200).json({ data: { ...certificateIssuing, state: 'waiting', settled: 0, issued: 0 } }),
  ),
  http.get('/classrooms/{id}/certificates/issuing', ({ response }) => response(200).json({ data: null })),
  http.get('/classrooms/{id}/certificates/archive', ({ response }) => response(200).json({ data: null })),
  http.post('/classrooms/{id}/certificates/archive', ({ response }) =>
    response(200).json({ data: { ...certificateArchive, state: 'waiting', printed: 0 } }),
  ),
  http.post('/certificates/archives/{id}/cancel', ({ response }) =>
    response(200).json({ data: { ...certificateArchive, state: 'cancelled' } }),
  ),
  http.get('/verify/{code}', ({ response }) => response(200).json({ data: verifiedCertificate })),
];
