/** The error values of spreadsheets. */
const errorValue =
  /^(?:#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|GETTING_DATA|FIELD!|BLOCKED!)|Err:\d{3})$/i;

/** Whether a text is the error value of a cell. */
export function isErrorValue(text: string): boolean {
  return errorValue.test(text);
}

/** The error values of .xls files by their number. */
export const errorNumbers: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
};
