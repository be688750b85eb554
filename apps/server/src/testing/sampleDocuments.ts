import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const namespaces = Object.entries({
  office: 'office',
  style: 'style',
  text: 'text',
  draw: 'drawing',
  table: 'table',
  presentation: 'presentation',
})
  .map(([prefix, name]) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');
const flat = (kind: string, body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><office:document ${namespaces} xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.${kind}"><office:body>${body}</office:body></office:document>`;
const words = 'Bài 1: An toàn điện';

/** Flat documents that LibreOffice reads, and what it makes of them. */
const sources = {
  fodt: {
    content: flat('text', `<office:text><text:p>${words}</text:p></office:text>`),
    become: ['docx', 'doc'],
  },
  fodp: {
    content: flat(
      'presentation',
      `<office:presentation><draw:page draw:name="1"><draw:frame svg:width="10cm" svg:height="2cm" svg:x="1cm" svg:y="1cm"><draw:text-box><text:p>${words}</text:p></draw:text-box></draw:frame></draw:page></office:presentation>`,
    ),
    become: ['pptx', 'ppt'],
  },
  fods: {
    content: flat(
      'spreadsheet',
      `<office:spreadsheet><table:table table:name="A"><table:table-row><table:table-cell office:value-type="string"><text:p>${words}</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet>`,
    ),
    become: ['xlsx'],
  },
} as const;

/** Real Office documents of every extension. */
export function sampleDocuments(soffice: string, folder: string): Map<string, Buffer> {
  const made = new Map<string, Buffer>();
  for (const [extension, { content, become }] of Object.entries(sources)) {
    const source = join(folder, `mau.${extension}`);
    writeFileSync(source, content);
    for (const target of become) {
      execFileSync(
        soffice,
        [
          `-env:UserInstallation=file://${join(folder, 'profile')}`,
          '--headless',
          '--convert-to',
          target,
          '--outdir',
          folder,
          source,
        ],
        { stdio: 'ignore', env: { ...process.env, HOME: folder } },
      );
      made.set(target, readFileSync(join(folder, `mau.${target}`)));
    }
  }
  return made;
}
