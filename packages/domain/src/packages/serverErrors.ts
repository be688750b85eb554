import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of packaged courses, found when a lesson is saved or a package is studied. */
export const serverErrors = {
  packageUnreadable: {
    status: 422,
    vi: 'Không đọc được tệp .zip này: tệp bị hỏng hoặc không đầy đủ. Hãy xuất lại gói từ công cụ soạn bài rồi tải lên lần nữa.',
    en: 'This .zip cannot be read: it is damaged or incomplete. Export the package from its authoring tool again and upload it once more.',
  },
  packageEncrypted: {
    status: 422,
    vi: 'Tệp “{name}” trong gói được bảo vệ bằng mật khẩu. Hãy xuất gói không có mật khẩu.',
    en: 'The file “{name}” in the package is protected by a password. Export the package without one.',
  },
  packageMethod: {
    status: 422,
    vi: 'Tệp “{name}” trong gói được nén theo cách mà trình duyệt không đọc được. Hãy nén lại gói thành .zip thông thường.',
    en: 'The file “{name}” in the package is compressed in a way that cannot be read. Pack it again as an ordinary .zip.',
  },
  packagePath: {
    status: 422,
    vi: 'Gói có tên tệp không dùng được: “{name}”. Hãy xuất lại gói từ công cụ soạn bài.',
    en: 'The package has a file with an unusable name: “{name}”. Export it from its authoring tool again.',
  },
  packageNameTwice: {
    status: 422,
    vi: 'Gói có hai tệp cùng tên “{name}”. Hãy xuất lại gói từ công cụ soạn bài.',
    en: 'The package has two files with the name “{name}”. Export it from its authoring tool again.',
  },
  packageManyFiles: {
    status: 422,
    vi: 'Gói có hơn {max} tệp. Hãy chia thành các gói nhỏ hơn.',
    en: 'The package has more than {max} files. Please split it into smaller ones.',
  },
  packageManyParts: {
    status: 422,
    vi: 'Gói có hơn {max} phần. Hãy chia thành các gói nhỏ hơn.',
    en: 'The package has more than {max} parts. Please split it into smaller ones.',
  },
  packageTooLarge: {
    status: 422,
    vi: 'Gói khi giải nén lớn hơn {max} GB. Hãy chia thành các gói nhỏ hơn.',
    en: 'The package has more than {max} GB when it is unpacked. Please split it into smaller ones.',
  },
  packageBomb: {
    status: 422,
    vi: 'Kích thước ghi trong tệp .zip không khớp với nội dung. Hãy xuất lại gói từ công cụ soạn bài.',
    en: 'The sizes that the .zip states do not fit its content. Export the package from its authoring tool again.',
  },
  packageTooDense: {
    status: 422,
    vi: 'Tệp “{name}” trong gói khi giải nén lớn gấp hơn {max} lần, giống tệp được tạo để làm treo hệ thống. Hãy bỏ tệp đó khỏi gói rồi tải lên lại.',
    en: 'The file “{name}” in the package becomes more than {max} times larger when it is unpacked, like a file made to bring a system down. Remove it from the package and upload it again.',
  },
  packageCmi5: {
    status: 422,
    vi: 'Đây là gói cmi5, hệ thống chưa nhận loại này. Hãy xuất bài dưới dạng SCORM 1.2 hoặc SCORM 2004.',
    en: 'This is a cmi5 package, which is not accepted. Export the course as SCORM 1.2 or SCORM 2004.',
  },
  packageAicc: {
    status: 422,
    vi: 'Đây là gói AICC, hệ thống không nhận loại này. Hãy xuất bài dưới dạng SCORM 1.2 hoặc SCORM 2004.',
    en: 'This is an AICC package, which is not accepted. Export the course as SCORM 1.2 or SCORM 2004.',
  },
  packageWithoutManifest: {
    status: 422,
    vi: 'Đây không phải gói SCORM: tệp .zip không có imsmanifest.xml. Hãy xuất bài dưới dạng SCORM 1.2 hoặc SCORM 2004.',
    en: 'This is no SCORM package: the .zip has no imsmanifest.xml. Export the course as SCORM 1.2 or SCORM 2004.',
  },
  packageManifestInFolder: {
    status: 422,
    vi: 'Tệp imsmanifest.xml nằm trong thư mục “{folder}”. Hãy nén nội dung của thư mục này, không nén cả thư mục.',
    en: 'The imsmanifest.xml is in the folder “{folder}”. Pack the content of this folder instead of the folder itself.',
  },
  packageManifestUnreadable: {
    status: 422,
    vi: 'Không đọc được imsmanifest.xml của gói. Hãy xuất lại gói từ công cụ soạn bài.',
    en: 'The imsmanifest.xml of the package cannot be read. Export the package from its authoring tool again.',
  },
  packageManifestDoctype: {
    status: 422,
    vi: 'Tệp imsmanifest.xml có khai báo DOCTYPE, hệ thống không nhận. Hãy bỏ khai báo này hoặc xuất lại gói.',
    en: 'The imsmanifest.xml has a DOCTYPE, which is not accepted. Remove it, or export the package again.',
  },
  packageVersion: {
    status: 422,
    vi: 'Gói dùng phiên bản SCORM “{version}”. Hãy xuất bài dưới dạng SCORM 1.2 hoặc SCORM 2004.',
    en: 'The package has the SCORM version “{version}”. Export the course as SCORM 1.2 or SCORM 2004.',
  },
  packageStartMissing: {
    status: 422,
    vi: 'imsmanifest.xml không cho biết bài học mở bằng tệp nào. Hãy xuất lại gói từ công cụ soạn bài.',
    en: 'The imsmanifest.xml does not say with which file the course begins. Export the package from its authoring tool again.',
  },
  packageStartOutside: {
    status: 422,
    vi: 'Bài học trong gói mở bằng “{href}”, nằm ngoài gói. Mọi tệp của bài học phải ở trong gói.',
    en: 'The course in the package begins with “{href}”, which is outside of it. All files of a course must be in its package.',
  },
  lessonNoPackage: {
    status: 422,
    vi: 'Tệp chính của bài giảng này không phải gói SCORM.',
    en: 'The main file of this lesson is no SCORM package.',
  },
  packagePartUnknown: {
    status: 422,
    vi: 'Gói bài giảng không có phần này. Hãy mở lại bài học.',
    en: 'The package has no such part. Open the lesson again.',
  },
  packageStartNoFile: {
    status: 422,
    vi: 'Bài học trong gói mở bằng “{href}” nhưng gói không có tệp này. Hãy xuất lại gói từ công cụ soạn bài.',
    en: 'The course in the package begins with “{href}”, but the package has no such file. Export it from its authoring tool again.',
  },
} as const satisfies ErrorTable;
