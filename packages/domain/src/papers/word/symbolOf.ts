/** The signs of Word's symbol fonts that papers use, by font and code without its private range. */
const signs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  symbol: {
    '22': '∀', '24': '∃', '2D': '−', '40': '≅', '44': 'Δ', '46': 'Φ', '47': 'Γ', '4C': 'Λ', '50': 'Π', '51': 'Θ',
    '53': 'Σ', '57': 'Ω', '5C': '∴', '5E': '⊥', '61': 'α', '62': 'β', '64': 'δ', '65': 'ε', '66': 'φ', '67': 'γ',
    '68': 'η', '6A': 'ϕ', '6C': 'λ', '6D': 'μ', '6E': 'ν', '70': 'π', '71': 'θ', '72': 'ρ', '73': 'σ', '74': 'τ',
    '77': 'ω', '79': 'ψ', 'A3': '≤', 'A5': '∞', 'AB': '↔', 'AC': '←', 'AE': '→', 'B0': '°', 'B1': '±', 'B3': '≥',
    'B4': '×', 'B6': '∂', 'B7': '•', 'B8': '÷', 'B9': '≠', 'BA': '≡', 'BB': '≈', 'C6': '∅', 'C7': '∩', 'C8': '∪',
    'CC': '⊂', 'CD': '⊆', 'CE': '∈', 'CF': '∉', 'D0': '∠', 'D6': '√', 'DB': '⇔', 'DE': '⇒', 'F2': '∫',
  },
  wingdings: { 'E0': '→', 'F0': '⇒', 'FB': '✗', 'FC': '✓', 'FE': '☑', 'A8': '☐', '9F': '•' },
}; // prettier-ignore

/** A symbol as a character; undefined if it is not known. */
export function symbolOf(font: string, code: string): string | undefined {
  const table = signs[font.toLowerCase()];
  const short = code.toUpperCase().replace(/^F0|^00/, '');
  return table && Object.hasOwn(table, short) ? table[short] : undefined;
}
