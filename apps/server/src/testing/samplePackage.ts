import type { ScormVersion } from '@sen/domain/packages/ManifestReader';
import { zipBytes } from '../zip/zipBytes.ts';

const written = {
  '1.2': [
    '1.2',
    'http://www.imsproject.org/xsd/imscp_rootv1p1p2',
    'http://www.adlnet.org/xsd/adlcp_rootv1p2',
  ],
  '2004': [
    '2004 4th Edition',
    'http://www.imsglobal.org/xsd/imscp_v1p1',
    'http://www.adlnet.org/xsd/adlcp_v1p3',
  ],
} as const;

export interface ManifestParts {
  schemaVersion?: string;
  href?: string;
  /** What is written before the document. */
  before?: string;
  title?: string;
  /** Further items of the same file. */
  items?: readonly string[];
}

export interface PackageParts extends ManifestParts {
  /** Further files that are not compressed. */
  stored?: Readonly<Record<string, string>>;
  /** The page of the course. */
  page?: string;
}

/** The imsmanifest.xml of a course of one lesson. */
export function manifestText(
  version: ScormVersion,
  { schemaVersion, href = 'index.html', before = '', title = 'An toàn điện', items = [] }: ManifestParts = {},
): string {
  const [said, package_, adl] = written[version];
  const type = version === '1.2' ? 'scormtype' : 'scormType';
  return `<?xml version="1.0" encoding="UTF-8"?>${before}
<manifest identifier="course" xmlns="${package_}" xmlns:adlcp="${adl}">
  <metadata><schema>ADL SCORM</schema><schemaversion>${schemaVersion ?? said}</schemaversion></metadata>
  <organizations default="all">
    <organization identifier="all"><title>${title}</title>
      <item identifier="first" identifierref="start"><title>${title}</title></item>${items
        .map((id) => `<item identifier="${id}" identifierref="start"><title>${title}: ${id}</title></item>`)
        .join('')}
    </organization>
  </organizations>
  <resources>
    <resource identifier="start" type="webcontent" adlcp:${type}="sco" href="${href}"><file href="index.html"/></resource>
  </resources>
</manifest>`;
}

/** A packaged course of one page. */
export function packageBytes(
  version: ScormVersion,
  { stored = {}, page = '<!doctype html><title>Bài</title>', ...manifest }: PackageParts = {},
): Buffer {
  return zipBytes(
    {
      'imsmanifest.xml': manifestText(version, manifest),
      'index.html': page,
      'hình/1.txt': 'x',
      ...stored,
    },
    new Set(Object.keys(stored)),
  );
}
