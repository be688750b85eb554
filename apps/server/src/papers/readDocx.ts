import { readOutline } from '@sen/domain/papers/outline/readOutline';
import { readWord } from '@sen/domain/papers/word/readWord';
import { elementsOf, type XmlElement } from '@sen/domain/papers/xml/XmlElement';
import type { Paper } from '@sen/domain/papers/PaperQuestion';
import { UnreadableError } from '../spreadsheets/UnreadableError.ts';
import type { ZipArchive } from '../zip/ZipArchive.ts';
import { xmlTree } from './xmlTree.ts';

/** 2,000 questions of Word are about 200,000. */
const mostElements = 500_000;

/** Reads the questions of a .docx. Macros are neither read nor run. */
export async function readDocx(archive: ZipArchive): Promise<Paper> {
  const document = await part(archive, 'word/document.xml');
  if (!document) throw new UnreadableError('fileUnreadable');
  const numbering = await part(archive, 'word/numbering.xml');
  const styles = await part(archive, 'word/styles.xml');
  const relations = await part(archive, 'word/_rels/document.xml.rels');
  const paper = readOutline(readWord({ document, numbering, styles, targets: targetsOf(relations) }));
  const hasMacros = archive.has('word/vbaProject.bin');
  return hasMacros ? { ...paper, notes: [{ code: 'macros' }, ...paper.notes] } : paper;
}

async function part(archive: ZipArchive, name: string): Promise<XmlElement | undefined> {
  const { root, isCut } = await xmlTree(archive.read(name), mostElements);
  if (isCut) throw new UnreadableError('fileUnreadable');
  return root;
}

function targetsOf(relations: XmlElement | undefined): Map<string, string> {
  return new Map(
    elementsOf(relations).map(({ attributes }) => {
      const target = attributes['Target'] ?? '';
      const isElsewhere = attributes['TargetMode'] === 'External';
      const path = target.startsWith('/') ? target.slice(1) : `word/${target.replace(/^\.\//, '')}`;
      return [attributes['Id'] ?? '', isElsewhere ? target : path];
    }),
  );
}
