const high = new Map(
  zip('0123456789+-=()abcdefghijklmnoprstuvwxyz−', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ⁻'),
);
const low = new Map(zip('0123456789+-=()aehijklmnoprstuvx−', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ₋'));

function zip(plain: string, raised: string): [string, string][] {
  const signs = [...raised];
  return [...plain].map((sign, index) => [sign, signs[index] ?? sign]);
}

/** A superscript as text: 'm²', or 'x^(n+q)' where Unicode lacks a sign. */
export function lifted(text: string): string {
  return moved(text, high, '^');
}

/** A subscript as text: 'H₂O'. */
export function lowered(text: string): string {
  return moved(text, low, '_');
}

function moved(text: string, signs: ReadonlyMap<string, string>, before: string): string {
  const inner = text.trim();
  if (inner === '') return text;
  const made = [...inner].map((sign) => signs.get(sign));
  const known = made.every((sign) => sign !== undefined);
  const shown = known ? made.join('') : `${before}${[...inner].length > 1 ? `(${inner})` : inner}`;
  return text.replace(inner, () => shown);
}
