import type { ErrorCode } from '@sen/domain/errors/codes';
import { fileFormats } from '@sen/domain/files/fileFormats';
import { simpleViewOf, simpleViewType } from '@sen/domain/files/renditionOf';
import type { Conversion } from './Conversion.ts';
import { officeToPdf } from './officeToPdf.ts';
import type { Impossible, Rendered } from './Rendered.ts';
import { RenditionError } from './RenditionError.ts';
import { simpleView } from './simple/simpleView.ts';

/**
 * An Office file as PDF; where that is not possible a file of Word or Excel as a simple view.
 * @param soffice null where LibreOffice is not installed
 * @throws {RenditionError} as `officeToPdf`, when there is no simple view either
 */
export async function officeView(
  soffice: string | null,
  type: string,
  at: Conversion,
): Promise<Rendered | Impossible> {
  if (soffice === null) {
    try {
      return (await simple(type, at, 'renditionImpossible')) ?? { impossible: 'renditionImpossible' };
    } catch (error) {
      if (error instanceof RenditionError) return { impossible: error.code };
      throw error;
    }
  }
  try {
    const path = await officeToPdf(soffice, at);
    return { path, type: fileFormats.pdf.type, extension: 'pdf', seconds: null };
  } catch (error) {
    const view = error instanceof RenditionError && (await simple(type, at, error.code).catch(nothing));
    if (view) return view;
    throw error;
  }
}

async function simple(type: string, at: Conversion, reason: ErrorCode): Promise<Rendered | undefined> {
  const kind = simpleViewOf(type);
  if (kind === undefined) return undefined;
  return {
    path: await simpleView(kind, at),
    type: simpleViewType,
    extension: 'json',
    seconds: null,
    reason,
  };
}

/** LibreOffice's failure tells more than that of the second try. */
function nothing(error: unknown): undefined {
  if (error instanceof RenditionError) return undefined;
  throw error;
}
