import { createElement, Fragment, type ReactNode } from 'react';
import * as css from './Figured.css';

interface FormulaProps {
  /** Presentation MathML. */
  mathml: string;
  /** The formula in words, for programs that do not read MathML. */
  alt: string;
}

/** Elements that only draw; others are left out with what is in them. */
const names = new Set(
  `math mrow mi mn mo mtext mspace mfrac msqrt mroot mstyle mpadded mphantom menclose msub msup msubsup munder mover
  munderover mmultiscripts mprescripts none mtable mtr mtd`.split(/\s+/),
);
const attributes = new Set(
  `accent accentunder columnalign display fence form largeop linethickness lspace mathvariant movablelimits notation rowalign rspace
  separator stretchy symmetric width`.split(/\s+/),
);
const token = /<(\/?)([a-z]+)((?: [a-z]+="[^"<>]*")*)>|([^<>]+)/y;
const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const unescaped = (text: string) => text.replace(/&(?:amp|lt|gt|quot);/g, (sign) => signs[sign] ?? sign);

interface Open {
  name: string;
  attributes: Record<string, string>;
  children: ReactNode[];
}

/** Builds the elements of a formula without parsing HTML; undefined if it is not well-formed. */
function elementsOf(mathml: string): ReactNode | undefined {
  const root: Open = { name: '', attributes: {}, children: [] };
  const open = [root];
  token.lastIndex = 0;
  while (token.lastIndex < mathml.length) {
    const found = token.exec(mathml);
    const parent = open.at(-1);
    if (!found || !parent) return undefined;
    const [, slash, name = '', said = '', text] = found;
    if (text !== undefined) parent.children.push(unescaped(text));
    else if (!names.has(name)) return undefined;
    else if (slash === '') {
      const look = name === 'math' ? { className: css.formula } : {};
      open.push({ name, attributes: { ...attributesOf(said), ...look }, children: [] });
    } else {
      const closed = open.pop();
      if (closed?.name !== name) return undefined;
      open.at(-1)?.children.push(createElement(name, closed.attributes, ...closed.children));
    }
  }
  return open.length === 1 ? createElement(Fragment, {}, ...root.children) : undefined;
}

function attributesOf(said: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', value = ''] of said.matchAll(/ ([a-z]+)="([^"]*)"/g))
    if (attributes.has(name)) found[name] = unescaped(value);
  return found;
}

/** A formula as browsers draw it, or its words. */
export function Formula({ mathml, alt }: FormulaProps) {
  return elementsOf(mathml) ?? <span>{alt}</span>;
}
