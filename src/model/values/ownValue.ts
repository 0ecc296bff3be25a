/** What a record itself has under a key; undefined for none, and for what all objects have, such as `constructor`. */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
