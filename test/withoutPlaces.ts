/** A value without the places in it. */
export function withoutPlaces(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPlaces);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).filter(([name]) => name !== 'place');
  return Object.fromEntries(parts.map(([name, part]) => [name, withoutPlaces(part)]));
}
