import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RenditionError } from './RenditionError.ts';
import { runProgram } from './runProgram.ts';
import type { Conversion } from './Conversion.ts';

const limits = { seconds: 180, megabytes: 6_000 };

const set = (path: string, name: string, value: string | number | boolean) =>
  `<item oor:path="/org.openoffice.${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;

/** No macros, nothing fetched by links, and a proxy that is nowhere for what would be fetched nevertheless. */
const profile = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">${[
  set('Office.Common/Security/Scripting', 'MacroSecurityLevel', 3),
  set('Office.Common/Security/Scripting', 'DisableMacrosExecution', true),
  set('Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', true),
  set('Office.Common/Security/Scripting', 'DisableActiveContent', true),
  set('Office.Calc/Content/Update', 'Link', 2),
  set('Office.Writer/Content/Update', 'Link', 0),
  set('Inet/Settings', 'ooInetProxyType', 2),
  ...['HTTP', 'HTTPS', 'FTP'].flatMap((protocol) => [
    set('Inet/Settings', `ooInet${protocol}ProxyName`, '127.0.0.1'),
    set('Inet/Settings', `ooInet${protocol}ProxyPort`, 9),
  ]),
].join('')}</oor:items>`;

/**
 * Converts a document to PDF; resolves to the path of the PDF.
 * @throws {RenditionError} `documentUnreadable`, `renditionTooSlow`
 */
export async function officeToPdf(
  soffice: string,
  { source, folder, unshare, signal }: Conversion,
): Promise<string> {
  const home = join(folder, 'profile');
  await mkdir(join(home, 'user'), { recursive: true });
  await writeFile(join(home, 'user', 'registrymodifications.xcu'), profile);
  const { stderr } = await runProgram({
    path: soffice,
    args: [
      `-env:UserInstallation=${pathToFileURL(home).href}`,
      '--headless',
      '--invisible',
      '--norestore',
      '--nologo',
      '--nodefault',
      '--nofirststartwizard',
      '--nolockcheck',
      '--convert-to',
      'pdf',
      '--outdir',
      join(folder, 'out'),
      source,
    ],
    folder,
    limits,
    unshare,
    signal,
  });
  const pdf = join(folder, 'out', 'source.pdf');
  // It ends with 0 whatever happens.
  const made = await stat(pdf).catch(() => undefined);
  if (!made || made.size === 0) throw new RenditionError('documentUnreadable', stderr.slice(-500));
  return pdf;
}
