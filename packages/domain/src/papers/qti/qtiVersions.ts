/** The versions of QTI that are written; older and newer ones of the same shape are read too. */
export const qtiVersions = ['qti21', 'qti30'] as const;
export type QtiVersion = (typeof qtiVersions)[number];

interface QtiNames {
  readonly item: string;
  readonly itemSchema: string;
  readonly manifest: string;
  readonly manifestSchema: string;
  readonly schema: string;
  readonly schemaVersion: string;
  readonly resource: string;
  readonly templates: string;
}

export const qtiNames = {
  qti21: {
    item: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
    itemSchema: 'http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd',
    manifest: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    manifestSchema: 'http://www.imsglobal.org/xsd/qti/qtiv2p1/qtiv2p1_imscpv1p2_v1p0.xsd',
    schema: 'QTIv2.1 Package',
    schemaVersion: '1.0.0',
    resource: 'imsqti_item_xmlv2p1',
    templates: 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/',
  },
  qti30: {
    item: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
    itemSchema: 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd',
    manifest: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
    manifestSchema: 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqtiv3p0_imscpv1p2_v1p0.xsd',
    schema: 'QTI Package',
    schemaVersion: '3.0.0',
    resource: 'imsqti_item_xmlv3p0',
    templates: 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/',
  },
} as const satisfies Record<QtiVersion, QtiNames>;

/** 'simpleChoice' → 'simple-choice', as QTI 3 writes it. */
export function hyphenated(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** 'simple-choice' → 'simpleChoice'. */
export function joined(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
