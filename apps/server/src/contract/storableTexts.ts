import type { Ajv } from 'ajv';
import type { DataValidationCxt } from 'ajv/dist/types/index.js';
import { isStorableText, withoutControls } from '@sen/domain/text/storableText';
import type { Schema } from './document.ts';

/** The keyword of texts that the database can store as they are. */
export const storableKeyword = 'x-storable';

export function addStorableText(ajv: Ajv): void {
  ajv.addKeyword({
    keyword: storableKeyword,
    type: 'string',
    schemaType: 'boolean',
    modifying: true,
    validate: (_: boolean, text: string, _schema?: unknown, place?: DataValidationCxt) => {
      if (!isStorableText(text)) return false;
      const kept = withoutControls(text);
      if (kept === text || place === undefined) return true;
      Reflect.set(place.parentData, place.parentDataProperty, kept);
      return kept !== '';
    },
    errors: false,
  });
}

/**
 * The schema, refusing texts that the database would store otherwise than they were sent. Control characters, which come with pasted
 * texts and nobody sees, are left out. An answer of an exam is marked
 * `x-any-text`: a refusal would lose the rest of it.
 */
export function storable(schema: Schema): Schema {
  const { type } = schema;
  const isText = type === 'string' || (Array.isArray(type) && type.includes('string'));
  if (!isText || 'enum' in schema || schema['x-any-text'] === true) return schema;
  return { ...schema, [storableKeyword]: true };
}
