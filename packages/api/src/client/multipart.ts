/**
 * The default body of a POST: each field a part; a nested value a part of type `application/json`, as OpenAPI 3.1 says of
 * objects; a file unchanged; null an empty part. Absent values send no part.
 */
export const multipart = { bodySerializer: toFormData };

function toFormData(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value === undefined) continue;
    if (value === null) form.append(name, '');
    else if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : name);
    else if (typeof value === 'object')
      form.append(name, new Blob([JSON.stringify(value)], { type: 'application/json' }), name);
    else form.append(name, String(value));
  }
  return form;
}
