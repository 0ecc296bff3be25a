/** Makes a value when it is first asked for, and keeps it. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Makes the value of each key when it is first asked for, and keeps it. */
export function once<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as Value;
  };
}

/** Makes the value of each object when it is first asked for, and keeps it as long as the object. */
export function oncePer<Subject extends object, Value>(make: (subject: Subject) => Value): (subject: Subject) => Value {
  const made = new WeakMap<Subject, { readonly value: Value }>();
  return (subject) => {
    const known = made.get(subject);
    if (known !== undefined) return known.value;
    const value = make(subject);
    made.set(subject, { value });
    return value;
  };
}
